import Glibc
import Testing

@testable import KeylineTestSupport

/// What a running keyboard learns, and what becomes of it.
@Suite struct LearnedWordsTests {
  /// Words are learned as they are typed, without capitals of Keyline's own.
  private static let plain = ["KEYLINE_AUTOCAPITALIZE": "off"]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(_ arguments: String...) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline()] + arguments, folder: folder)
  }

  /// The words on the disk, without touching the file.
  private func words() throws -> Set<String> {
    let run = try keyline("words", "list")
    #expect(run.errors.isEmpty)
    return Set(
      run.output.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: " ").first.map(String.init)
      })
  }

  /// Writes in a keyboard until a word is on the disk.
  private func write(_ text: String, untilLearned word: String, in program: TerminalProgram) throws {
    try program.type(text)
    try program.wait(for: "\(word) to be learned", within: TerminalProgram.patience) {
      try words().contains(word)
    }
  }

  @Test func `words that were written survive any death`() throws {
    let program = try TerminalProgram.wordKeyboard(environment: Self.plain, folder: folder)
    try write("we meet Kjetil by the fjord ", untilLearned: "fjord", in: program)
    let keyboard = try #require(program.process.children().first)
    #expect(kill(keyboard, SIGKILL) == 0)
    _ = try program.waitForExit()
    #expect(try words() == ["we", "meet", "Kjetil", "by", "the", "fjord"])
  }

  @Test func `a reset reaches a running keyboard, and what it forgot does not come back`() throws {
    let program = try TerminalProgram.wordKeyboard(environment: Self.plain, folder: folder)
    try write("we meet Kjetil ", untilLearned: "Kjetil", in: program)
    #expect(try keyline("words", "reset", "--yes").status == .exited(0))
    // What was finished before the keyboard has heard of the reset is dropped with the rest.
    try program.wait(for: "a new word to be learned", within: TerminalProgram.patience) {
      if try words().contains("fjord") { return true }
      try program.type("fjord ")
      return false
    }
    #expect(try words().isDisjoint(with: ["we", "meet", "Kjetil"]))
    #expect(try program.finish() == .exited(0))
    #expect(try words().isDisjoint(with: ["we", "meet", "Kjetil"]))
  }

  @Test(arguments: [
    ["--incognito"], ["--purpose", "password"], ["--purpose", "code"], ["--purpose", "email"],
  ])
  func `where nothing is to be learned, nothing is`(options: [String]) throws {
    let program = try TerminalProgram.wordKeyboard(
      ["text"] + options, environment: Self.plain, folder: folder)
    try program.type("we meet Kjetil by the fjord ")
    #expect(try program.finish() == .exited(0))
    #expect(try words() == [])
  }

  @Test func `with learning off, in a paste, and after "password", nothing is learned`() throws {
    let program = try TerminalProgram.wordKeyboard(environment: Self.plain, folder: folder)
    try program.type(
      "\u{1b}[200~pasted words \u{1b}[201~my password is sunshine today\npassword\nmoonlight\nthen ")
    try program.wait(for: "the rest to be learned", within: TerminalProgram.patience) {
      try words().contains("then")
    }
    #expect(try program.finish() == .exited(0))
    let known = try words()
    #expect(known == ["my", "password", "is", "then"])
    let other = try TerminalProgram.wordKeyboard(
      environment: Self.plain.merging(["KEYLINE_LEARNING": "off"]) { $1 }, folder: folder)
    try other.type("nothing more ")
    #expect(try other.finish() == .exited(0))
    let after = try words()
    #expect(after == ["my", "password", "is", "then"])
  }

  @Test func `a key of ones own keeps a word, and it is taught`() throws {
    let program = try TerminalProgram.wordKeyboard(environment: Self.plain, folder: folder)
    try program.type("qwzrt\u{1b}0")
    try program.wait(for: "the word to be taught", within: TerminalProgram.patience) {
      try keyline("words", "list").output.contains("taught")
    }
    #expect(try program.finish() == .exited(0))
    #expect(try words().contains("qwzrt"))
  }

  @Test func `a keyboard learns what another one has learned meanwhile, at the end of its next word`() throws
  {
    let first = try TerminalProgram.wordKeyboard(environment: Self.plain, folder: folder)
    let second = try TerminalProgram.wordKeyboard(["other"], environment: Self.plain, folder: folder)
    try write("we meet Kjetil ", untilLearned: "Kjetil", in: first)
    try write("tide ", untilLearned: "tide", in: second)
    try second.type("Kje")
    try second.waitFor(text: "1 Kjetil")
    #expect(try first.finish() == .exited(0))
    #expect(try second.finish() == .exited(0))
  }

  @Test func `damaged words are set aside, and writing goes on`() throws {
    let path = try folder.write(
      String(repeating: "rubbish ", count: 200), to: ".local/state/keyline/words.sqlite")
    let program = try TerminalProgram.wordKeyboard(
      size: TerminalSize(columns: 220, rows: 24), environment: Self.plain, folder: folder)
    try program.waitFor(text: "is damaged")
    try write("fjord ", untilLearned: "fjord", in: program)
    #expect(access(path + ".unreadable-1", F_OK) == 0)
    #expect(try program.finish() == .exited(0))
  }
}
