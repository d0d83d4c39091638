import CLinux
import Foundation
import Glibc
import KeylineTestSupport
import Testing

/// `keyline words` as a person types it.
@Suite struct WordsCommandTests {
  private let folder: TemporaryFolder

  private static let rule =
    "a word has letters, with apostrophes and hyphens between them, and at most 48 characters, 5 with a digit among them"

  init() throws { folder = try TemporaryFolder() }

  private func keyline(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "words"] + arguments, input: input, folder: folder)
  }

  private func list() throws -> [[String: Any]] {
    let run = try keyline("list", "--json")
    #expect(run.status == .exited(0) && run.errors.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  private func words() throws -> [String] { try list().compactMap { $0["word"] as? String } }

  @Test func `looking makes nothing`() throws {
    #expect(try keyline("list").output == "No words were learned yet.\n")
    #expect(try words() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: ".local/state/keyline")))
  }

  @Test func `words are taught, blocked, unblocked and forgotten`() throws {
    #expect(try keyline("add", "Keyline", "ncurses").status == .exited(0))
    #expect(try keyline("block", "Fnord").status == .exited(0))
    let lines = try keyline("list").output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == ["WORD TIMES LAST", "Keyline - - taught", "fnord - - blocked", "ncurses - - taught"])
    #expect(try keyline("rm", "keyline").status == .exited(0))
    #expect(try keyline("unblock", "FNORD").status == .exited(0))
    #expect(try words() == ["ncurses"])
  }

  @Test(arguments: [
    (["rm", "never"], "keyline: \"never\" was not learned; see `keyline words list`.\n"),
    (
      ["unblock", "never", "ever"],
      "keyline: \"never\" was not blocked, and 1 more; see `keyline words list`.\n"
    ),
    (["add", "two words"], "keyline: One of the words is none: \(rule).\n"),
    (["add", ""], "keyline: One of the words is none: \(rule).\n"),
    (["add", "good", "👍"], "keyline: One of the words is none: \(rule).\n"),
    (["add", "hunter2"], "keyline: One of the words is none: \(rule).\n"),
    (["add", "a\u{FFFD}b"], "keyline: One of the words is none: \(rule).\n"),
    (["add", "--", "--foo"], "keyline: One of the words is none: \(rule).\n"),
    (
      ["block", "two words"],
      "keyline: One of the words is none: a word has no blanks and at most 48 characters.\n"
    ),
    (["import", "missing.txt"], "keyline: missing.txt cannot be read (No such file or directory).\n"),
    (["import", "/"], "keyline: / cannot be read (Is a directory).\n"),
  ])
  func `a mistake is one sentence`(arguments: [String], message: String) throws {
    let run = try CommandRun([ExecutablePath.keyline(), "words"] + arguments, folder: folder)
    #expect(run.status == .exited(1) && run.output.isEmpty && run.errors == message)
  }

  @Test func `an accent is the same however it is encoded`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    for (first, second) in [(composed, decomposed), (decomposed, composed)] {
      #expect(try keyline("block", first).status == .exited(0))
      #expect(try keyline("unblock", second).status == .exited(0))
      #expect(try list().isEmpty)
      _ = try keyline("import", "-", input: first + "\n")
      #expect(try keyline("rm", second).status == .exited(0))
      #expect(try list().isEmpty)
    }
  }

  @Test func `what a list holds beyond the most words is said to be let go of`() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var lines: [String] = []
    for first in letters.prefix(2) {
      for second in letters.prefix(20) {
        for third in letters { lines += letters.map { String([first, second, third, $0]) } }
      }
    }
    lines.removeLast(lines.count - 26_000)
    let run = try keyline("import", "-", input: lines.joined(separator: "\n"))
    #expect(run.status == .exited(0) && run.output == "20000 words were added.\n")
    #expect(run.errors.contains("6000 of 26000 words were let go of: at most 20000 are kept"))
    #expect(try list().count == 20_000)
  }

  @Test func `an empty list is an empty list`() throws {
    #expect(try keyline("list", "--json").output == "[]\n")
  }

  // MARK: Files

  @Test func `a list is imported, with counts, and what is no word is named`() throws {
    let run = try keyline("import", "-", input: "Kjetil 12\nfjord\n\n42\nfjord\t2\r\ntwo words here\n")
    #expect(run.status == .exited(0) && run.output == "2 words were added.\n")
    #expect(
      run.errors
        == "keyline: 2 lines of standard input were left out, the first is line 4: a line has one word and a count where that is not 1, and \(Self.rule).\n"
    )
    let rows = try list()
    #expect(rows.map { $0["word"] as? String } == ["Kjetil", "fjord"])
    #expect(rows.map { $0["times"] as? Double } == [12, 3])
  }

  @Test(arguments: [
    ("", "standard input is empty: give it one word a line."),
    (" \n\n", "standard input is empty: give it one word a line."),
    ("{", "standard input: line 1, column 2: not JSON, expected the name of a field, in quotes."),
    (
      "{}",
      "standard input has no \"version\" and no list \"learned\", as `keyline words export` writes them."
    ),
    (
      "{\"version\": 9, \"learned\": []}",
      "standard input is of version 9, which only a newer Keyline can read."
    ),
    (
      "1\n2\n",
      "standard input, line 1: a line has one word and a count where that is not 1, and \(rule); nothing was added."
    ),
    (
      #"{"version": 1, "learned": [{"words": ["a"]}]}"#,
      "standard input, entry 1: an entry has \"words\", one to three of them, \"times\" and \"day\", as `keyline words export` writes them; nothing was added."
    ),
    (
      "word -3",
      "standard input, line 1: a line has one word and a count where that is not 1, and \(rule); nothing was added."
    ),
  ])
  func `what cannot be imported is one sentence`(input: String, message: String) throws {
    let run = try keyline("import", "-", input: input)
    #expect(run.status == .exited(1) && run.output.isEmpty && run.errors == "keyline: \(message)\n")
  }

  @Test func `what is exported can be imported elsewhere`() throws {
    _ = try keyline("import", "-", input: "Kjetil 12\nfjord\n")
    _ = try keyline("add", "Keyline")
    _ = try keyline("block", "fnord")
    let run = try keyline("export", "words.json")
    #expect(run.status == .exited(0) && run.output.isEmpty)
    var status = stat()
    #expect(stat(folder.path(of: "words.json"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(try keyline("export", "words.json").errors.contains("is there already"))
    let other = try TemporaryFolder()
    let text = try keyline("export").output
    #expect(try Array(text.utf8) == folder.read("words.json"))
    let imported = try CommandRun(
      [ExecutablePath.keyline(), "words", "import", "-"], input: text, folder: other)
    #expect(imported.output == "3 words were added.\n" && imported.errors.isEmpty)
    let again = try CommandRun([ExecutablePath.keyline(), "words", "export", "-"], folder: other)
    #expect(again.output == text)
  }

  // MARK: Reset

  @Test func `a reset leaves no word in any file`() throws {
    _ = try keyline(
      "import", "-", input: (0..<500).map { "pineapple\(UnicodeScalar(97 + $0 % 26)!)" + "\n" }.joined())
    _ = try keyline("add", "papaya")
    #expect(try filesHold("pineapple"))
    let run = try keyline("reset", "--yes")
    #expect(run.status == .exited(0) && run.output == "Everything that was learned is forgotten.\n")
    #expect(try !filesHold("pineapple") && !filesHold("papaya"))
    #expect(try words() == [])
  }

  private func filesHold(_ text: String) throws -> Bool {
    try FolderListing.names(in: folder.path(of: ".local/state/keyline")).contains { name in
      Data(try folder.read(".local/state/keyline/" + name)).range(of: Data(text.utf8)) != nil
    }
  }

  @Test func `without a terminal a reset wants the option`() throws {
    _ = try keyline("add", "papaya")
    let run = try keyline("reset", input: "yes\n")
    #expect(run.status == .exited(1) && run.errors.contains("--yes"))
    #expect(try words() == ["papaya"])
  }

  @Test(arguments: [("yes\r", true), ("no\r", false), ("\r", false), ("\u{4}", false)])
  func `in a terminal a reset is asked for`(typed: String, isYes: Bool) throws {
    _ = try keyline("add", "papaya")
    let program = try TerminalProgram.keyline(["words", "reset"], folder: folder)
    try program.waitFor(text: "Forget 1 word and all that goes with them? Type yes:")
    try program.type(typed)
    #expect(try program.waitForExit() == .exited(isYes ? 0 : 1))
    #expect(try words() == (isYes ? [] : ["papaya"]))
  }

  @Test func `a change pings running keyboards`() throws {
    let ping = folder.path(of: ".local/share/keyline/ping")
    for arguments in [["add", "a"], ["block", "b"], ["unblock", "b"], ["rm", "a"], ["reset", "--yes"]] {
      #expect(
        try CommandRun([ExecutablePath.keyline(), "words"] + arguments, folder: folder).status == .exited(0))
      #expect(unlink(ping) == 0, "\(arguments)")
    }
  }

  @Test func `damaged words are kept and said`() throws {
    let path = try folder.write(
      String(repeating: "rubbish ", count: 200), to: ".local/state/keyline/words.sqlite")
    let run = try keyline("list")
    #expect(run.status == .exited(0) && run.output == "No words were learned yet.\n")
    #expect(run.errors.contains("\(path) is damaged; it is kept as \(path).unreadable-1"))
  }
}
