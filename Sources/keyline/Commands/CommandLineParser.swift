import KeylineCore

/// Reads a command line into what it asks for: a pure function.
enum CommandLineParser {
  /// Reads a command line.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: What they ask for.
  /// - Throws: `UsageError` when they do not fit the description of the program.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let words = try CommandWords(arguments, program: .keyline)
    if words.has("--help") { return .help(words.command.path) }
    if words.has("--version") { return .version }
    switch words.command.path.dropFirst().first {
    case "play": return .play(try play(words))
    case "layouts": return .layouts(layouts(words))
    case "settings": return .settings(settings(words))
    case "words": return .words(self.words(words))
    case "replacements": return .replacements(replacements(words))
    case "key": return .key(try key(words))
    case "access": return .access(access(words))
    case "ledger": return .ledger(try ledger(words))
    case "stats": return .stats(try stats(words))
    case "predict": return .predict(try wordLines(words))
    case "correct": return .correct(try wordLines(words, mostLanguages: 1))
    case "doctor": return .doctor(json: words.has("--json"))
    case "completions": return .completions(try shell(words))
    case "help": return .help(try helpPath(words))
    case "man": return .manual
    default: return .write(try write(words))
    }
  }

  private static func write(_ words: CommandWords) throws(UsageError) -> WriteOptions {
    var options = WriteOptions(file: words.operands.first)
    options.layout = words.value(of: "--layout")
    options.theme = words.value(of: "--theme")
    options.usesMouse = !words.has("--no-mouse")
    options.configuration = words.value(of: "--config")
    options.purpose = try word(of: "--purpose", in: Purpose.words, words).flatMap(Purpose.init)
    options.provider = try provider(words)
    options.isIncognito = words.has("--incognito")
    options.fullAccess = try word(of: "--full-access", in: ["on", "off"], words).map { $0 == "on" }
    options.usesSandbox = !words.has("--no-sandbox")
    options.recording = try recording(words)
    options.emulation = try emulation(words)
    if words.has("--demo") {
      guard options.provider == nil else {
        throw .exclusiveOptions("--demo", "--provider", command: words.command.invocation)
      }
      options.provider = .demo
    }
    if let list = words.value(of: "--keyboards") {
      options.keyboards = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !options.keyboards.contains("") else {
        throw .invalidValue(
          list, expected: "a list of layout ids with single commas between them", nearest: nil,
          command: words.command.invocation)
      }
    }
    guard options.file != "" else {
      throw .invalidValue("", expected: "the name of a file", nearest: nil, command: words.command.invocation)
    }
    return options
  }

  private static func recording(_ words: CommandWords) throws(UsageError) -> RecordingPaths? {
    guard let name = words.value(of: "--record") else { return nil }
    guard let paths = RecordingPaths(name) else {
      throw .invalidValue(
        name, expected: RecordingPaths.expectation, nearest: nil, command: words.command.invocation)
    }
    return paths
  }

  /// The rules of emulation; they are refused here, since nobody sees them tried otherwise.
  private static func emulation(_ words: CommandWords) throws(UsageError) -> String? {
    guard let list = words.value(of: "--emulate"), let setting = SettingDefinition.named("emulate") else {
      return nil
    }
    do throws(SettingsProblem) {
      _ = try setting.value(parsing: list, from: .flag)
      return list
    } catch {
      throw .invalidValue(
        list, expected: setting.kind.expectation, nearest: error.nearest, command: words.command.invocation)
    }
  }

  private static func play(_ words: CommandWords) throws(UsageError) -> PlayOptions {
    var options = PlayOptions(
      tapes: words.operands, isHeadless: words.has("--headless"), screen: words.value(of: "--screen"))
    if let speed = words.value(of: "--speed") {
      guard let factor = Double(speed), (0.01...100).contains(factor) else {
        throw .invalidValue(
          speed, expected: "a number from 0.01 to 100", nearest: nil, command: words.command.invocation)
      }
      options.speed = factor
    }
    options.usesSandbox = !words.has("--no-sandbox")
    options.junit = words.value(of: "--junit")
    options.updates = words.has("--update")
    options.cast = try cast(words)
    options.still = words.value(of: "--svg")
    options.film = words.value(of: "--animate")
    options.theme = words.value(of: "--theme")
    options.measures = words.has("--bench")
    options.asJSON = words.has("--json")
    for option in ["--junit", "--update", "--bench", "--svg", "--animate"]
    where words.has(option) && !options.isHeadless {
      throw .missingOption("--headless", neededBy: option, command: words.command.invocation)
    }
    if options.asJSON, !options.measures {
      throw .missingOption("--bench", neededBy: "--json", command: words.command.invocation)
    }
    if let option = ["--svg", "--animate"].first(where: words.has), words.operands.count > 1 {
      throw .invalidValue(
        words.operands[1], expected: "needed: \(option) is for one tape", nearest: nil,
        command: words.command.invocation)
    }
    let others = ["--junit", "--update", "--screen", "--record", "--svg", "--animate"]
    if options.measures, let other = others.first(where: words.has) {
      throw .exclusiveOptions("--bench", other, command: words.command.invocation)
    }
    return options
  }

  /// Where a tape that plays is recorded: as a tape it is there already.
  private static func cast(_ words: CommandWords) throws(UsageError) -> String? {
    guard let name = words.value(of: "--record") else { return nil }
    guard let paths = RecordingPaths(name), paths.tape == nil, words.operands.count == 1 else {
      throw .invalidValue(
        name, expected: "a name that ends in .cast, for one tape", nearest: nil,
        command: words.command.invocation)
    }
    return paths.cast
  }

  private static func layouts(_ words: CommandWords) -> LayoutsCommand {
    let json = words.has("--json")
    switch words.command.name {
    case "list": return .list(json: json)
    case "show": return .show(id: words.operands[0])
    case "check": return .check(file: words.operands.first, json: json)
    case "test": return .test(id: words.operands.first, json: json)
    default: preconditionFailure("the description has a layouts command that the parser has not")
    }
  }

  private static func settings(_ words: CommandWords) -> SettingsCommand {
    let json = words.has("--json")
    switch words.command.name {
    case "list": return .list(json: json)
    case "get": return .get(name: words.operands[0], json: json)
    case "set": return .set(name: words.operands[0], value: words.operands[1])
    case "reset": return .reset(name: words.operands[0])
    default: preconditionFailure("the description has a settings command that the parser has not")
    }
  }

  private static func shell(_ words: CommandWords) throws(UsageError) -> Shell {
    let name = words.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw .invalidValue(
        name, expected: "a shell that completions exist for (bash, zsh, fish)",
        nearest: NearestName.find(name, in: names), command: words.command.invocation)
    }
    return shell
  }

  private static func helpPath(_ words: CommandWords) throws(UsageError) -> [String] {
    var command = CommandDescription.keyline
    for word in words.operands {
      guard let next = command.subcommand(word) else {
        let names = command.listedSubcommands.map(\.name)
        throw .unknownCommand(
          word, nearest: NearestName.find(word, in: names), command: command.invocation)
      }
      command = next
    }
    return command.path
  }
}
