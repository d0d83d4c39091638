import KeylineCore
import Testing

@testable import keyline

@Suite struct CommandLineParserTests {
  @Test func nothingStartsAnUnnamedText() throws {
    #expect(try CommandLineParser.parse([]) == .write(WriteOptions()))
  }

  @Test(arguments: [
    (["notes.txt"], "notes.txt"), (["-"], "-"), (["--", "--odd"], "--odd"), (["--", "play"], "play"),
    (["./play"], "./play"), (["--", "-"], "-"), (["--", "--"], "--"), (["a b\u{301}.txt"], "a b\u{301}.txt"),
  ])
  func anOperandIsTheFile(arguments: [String], file: String) throws {
    #expect(try CommandLineParser.parse(arguments) == .write(WriteOptions(file: file)))
  }

  @Test func optionsMayStandBeforeAndAfterTheFileWithAndWithoutEqualSign() throws {
    let arguments = [
      "--layout", "azerty-fr", "--keyboards=azerty-fr,qwerty-en", "notes", "--theme=mono", "--no-mouse",
      "--config", "-odd",
    ]
    let expected = WriteOptions(
      file: "notes", layout: "azerty-fr", keyboards: ["azerty-fr", "qwerty-en"], theme: "mono",
      usesMouse: false, configuration: "-odd")
    #expect(try CommandLineParser.parse(arguments) == .write(expected))
  }

  @Test func aValueMayHoldEqualSigns() throws {
    #expect(
      try CommandLineParser.parse(["--config=a=b=c"]) == .write(WriteOptions(configuration: "a=b=c")))
  }

  @Test(
    arguments: [
      ("play a.tape", .play(PlayOptions(tapes: ["a.tape"]))),
      (
        "play a b --headless --screen hi",
        .play(PlayOptions(tapes: ["a", "b"], isHeadless: true, screen: "hi"))
      ),
      ("play a --speed 2.5", .play(PlayOptions(tapes: ["a"], speed: 2.5))),
      ("play -- --a", .play(PlayOptions(tapes: ["--a"]))),
      ("layouts list", .layouts(.list(json: false))),
      ("layouts list --json", .layouts(.list(json: true))),
      ("layouts show qwerty-en", .layouts(.show(id: "qwerty-en"))),
      ("layouts check", .layouts(.check(file: nil, json: false))),
      ("layouts check --json x.json", .layouts(.check(file: "x.json", json: true))),
      ("layouts test", .layouts(.test(id: nil, json: false))),
      ("layouts test qwertz-de", .layouts(.test(id: "qwertz-de", json: false))),
      ("settings list --json", .settings(.list(json: true))),
      ("settings get theme", .settings(.get(name: "theme", json: false))),
      ("settings set theme mono", .settings(.set(name: "theme", value: "mono"))),
      ("settings set plan.dailyLimit -- -1", .settings(.set(name: "plan.dailyLimit", value: "-1"))),
      ("settings reset theme", .settings(.reset(name: "theme"))),
      ("stats", .stats(StatsOptions())), ("stats --json", .stats(StatsOptions(format: .json))),
      ("stats --csv", .stats(StatsOptions(format: .csv))),
      ("stats --reset --yes", .stats(StatsOptions(isReset: true, isSure: true))),
      ("words list --json", .words(.list(json: true))),
      ("words add a b", .words(.add(["a", "b"]))),
      ("words rm list", .words(.remove(["list"]))),
      ("words block a", .words(.block(["a"]))),
      ("words unblock a", .words(.unblock(["a"]))),
      ("words import -", .words(.importing(file: "-"))),
      ("words export", .words(.exporting(file: nil))),
      ("words reset --yes", .words(.reset(isSure: true))),
      ("replacements add omw text", .replacements(.add(shortcut: "omw", text: "text"))),
      ("replacements edit omw", .replacements(.edit(shortcut: "omw", text: nil))),
      ("replacements rm a b", .replacements(.remove(["a", "b"]))),
      ("replacements mv a b", .replacements(.rename(from: "a", to: "b"))),
      ("replacements import a.csv", .replacements(.importing(file: "a.csv"))),
      ("replacements export a.json", .replacements(.exporting(file: "a.json"))),
      ("completions zsh", .completions(.zsh)),
      ("key set", .key(.set(nil))),
      ("key set --provider openai", .key(.set(.openai))),
      ("key status --json", .key(.status(nil, json: true))),
      ("key status --provider=ollama", .key(.status(.ollama, json: false))),
      ("key remove", .key(.remove(nil))),
      ("access status --json", .access(.status(json: true))),
      ("access grant", .access(.grant(hasConsent: false))),
      ("access grant --consent", .access(.grant(hasConsent: true))),
      ("access revoke", .access(.revoke)),
      ("ledger", .ledger(LedgerOptions())),
      ("ledger --last 3 --json --text", .ledger(LedgerOptions(count: 3, isJSON: true, showsText: true))),
      ("predict --jsonl", .predict(WordLinesOptions())),
      ("correct --jsonl --lang de --learn", .correct(WordLinesOptions(languages: ["de"], learns: true))),
      (
        "predict --jsonl --lang de,en --learn --no-repeat",
        .predict(WordLinesOptions(languages: ["de", "en"], learns: true, hidesRepeats: true))
      ),
      ("--demo", .write(WriteOptions(provider: .demo))),
      ("--provider deepseek a", .write(WriteOptions(file: "a", provider: .deepseek))),
      ("--purpose email --incognito", .write(WriteOptions(purpose: .email, isIncognito: true))),
      ("--full-access on", .write(WriteOptions(fullAccess: true))),
      ("--full-access=off --no-sandbox", .write(WriteOptions(fullAccess: false, usesSandbox: false))),
      ("man", .manual),
      ("--version", .version),
      ("--help", .help(["keyline"])),
      ("help", .help(["keyline"])),
      ("help layouts", .help(["keyline", "layouts"])),
      ("help layouts check", .help(["keyline", "layouts", "check"])),
      ("layouts --help", .help(["keyline", "layouts"])),
      ("settings set --help", .help(["keyline", "settings", "set"])),
      ("play --help --wrong", .help(["keyline", "play"])),
    ] as [(String, Invocation)])
  func everyCommandIsUnderstood(line: String, invocation: Invocation) throws {
    #expect(try CommandLineParser.parse(line.split(separator: " ").map(String.init)) == invocation)
  }

  @Test(arguments: [
    ("--layuot x", "unknown option '--layuot'; did you mean '--layout'?"),
    ("--mouse", "unknown option '--mouse'; did you mean '--no-mouse'?"),
    ("-x", "unknown option '-x'"),
    ("--layout", "--layout needs a value: --layout ID"),
    ("--layout=", "--layout needs a value: --layout ID"),
    ("--no-mouse=yes", "--no-mouse takes no value"),
    ("--theme dark --theme mono", "--theme is given more than once"),
    ("--keyboards a,,b", "'a,,b' is not a list of layout ids with single commas between them"),
    ("predict", "'keyline predict' needs --jsonl"),
    ("correct --jsonl --lang de,en", "'de,en' is not one language code"),
    ("predict --jsonl --lang en,", "'en,' is not one to three language codes with commas between them"),
    ("predict --jsonl --lang auto", "'auto' is not one to three language codes with commas between them"),
    ("a b", "'b' is one argument too many"),
    ("play", "'keyline play' needs TAPE"),
    ("play a --headles", "unknown option '--headles'; did you mean '--headless'?"),
    ("play a --speed 0", "'0' is not a number from 0.01 to 100"),
    ("play a --speed fast", "'fast' is not a number from 0.01 to 100"),
    ("layouts", "'keyline layouts' needs a command after it"),
    ("layouts lsit", "'keyline layouts' has no command 'lsit'; did you mean 'list'?"),
    ("layouts show", "'keyline layouts show' needs ID"),
    ("layouts show a --json", "unknown option '--json'"),
    ("layouts list a", "'a' is one argument too many"),
    ("settings set theme", "'keyline settings set' needs VALUE"),
    ("settings set theme dark mono", "'mono' is one argument too many"),
    ("completions fsih", "not a shell that completions exist for (bash, zsh, fish); did you mean 'fish'?"),
    ("key", "'keyline key' needs a command after it"),
    (
      "key set sk-secret",
      "'keyline key set' takes no key as an argument, where others can read it; type it when asked, or pipe it in"
    ),
    ("key status --provider antropic", "did you mean 'anthropic'?"),
    ("access grant --yes", "unknown option '--yes'"),
    ("ledger --last 0", "'0' is not a whole number from 1 to 10000"),
    ("ledger --last 2.5", "'2.5' is not a whole number from 1 to 10000"),
    ("--purpose commitMessage", "'commitMessage' is not one of text, email, url, code, number, password"),
    ("--purpose emial", "did you mean 'email'?"),
    ("--full-access maybe", "'maybe' is not one of on, off"),
    ("--demo --provider openai", "--demo and --provider exclude each other"),
    ("help laytous", "'keyline' has no command 'laytous'; did you mean 'layouts'?"),
    ("help xyz", "'keyline' has no command 'xyz'"),
    ("help settings gt", "'keyline settings' has no command 'gt'; did you mean 'get'?"),
  ])
  func aMistakeIsNamedWithTheNearestValidWord(line: String, problem: String) throws {
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error.message.contains(problem + (problem.hasSuffix("?") ? " see '" : "; see '")))
    #expect(!error.message.contains("\n"))
  }

  @Test func aKeyOnTheCommandLineIsNotShownAgain() throws {
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser.parse(["key", "set", "sk-secret"])
    }
    #expect(error == .keyAsArgument(command: "keyline key set"))
    #expect(!error.message.contains("sk-secret"))
  }

  private static func example(of kind: ValueKind) -> String {
    switch kind {
    case .factor, .count: "2"
    case .languages: "en"
    case .rules: "ios"
    case .cast: "x.cast"
    default: CompletionWords.of(kind).first ?? "x"
    }
  }

  @Test func anEmptyNameIsNoFile() {
    #expect(throws: UsageError.self) { try CommandLineParser.parse([""]) }
  }

  @Test func nothingInAMessageActsOnTheTerminal() throws {
    let error = try #require(throws: UsageError.self) {
      try CommandLineParser.parse(["--\u{1b}]0;x\u{7}\n\u{202e}" + String(repeating: "y", count: 500)])
    }
    #expect(error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202e}" })
    #expect(error.message.count < 150)
  }

  @Test func everyDescribedCommandCanBeAskedFor() throws {
    for command in CommandDescription.keyline.all where command.actsByItself {
      let operands = command.operands.map { Self.example(of: $0.value) }
      let options = command.options.filter { $0.name != "--help" && $0.name != "--version" }
        .filter { $0.name != "--demo" || command.option("--provider") == nil }
        .filter { !["--csv", "--reset"].contains($0.name) || command.option("--json") == nil }
        .filter { !["--bench", "--json"].contains($0.name) || command.option("--bench") == nil }
        .flatMap { option in [option.name] + (option.value.map { [Self.example(of: $0)] } ?? []) }
      let invocation = try CommandLineParser.parse(command.path.dropFirst() + operands + options)
      #expect(invocation != .help(["keyline"]) || command.name == "help")
    }
  }
}
