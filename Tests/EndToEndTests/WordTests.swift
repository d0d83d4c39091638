import Glibc
import Testing

@testable import KeylineTestSupport

/// Words above the keys, in the built program on a real terminal.
@Suite struct WordTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func saved() throws -> String { String(decoding: try folder.read("text"), as: UTF8.self) }

  private func keyboard(_ environment: [String: String] = [:]) throws -> TerminalProgram {
    try .wordKeyboard(environment: environment, folder: folder)
  }

  @Test func `a sentence with five slips and the bar's help is saved as it was meant`() throws {
    let program = try keyboard()
    try program.type("thsnks for teh mesage, ")
    try program.waitFor(text: "Thanks for the message,")
    try program.type("i will meeet you tomo")
    try program.waitFor(text: "tomorrow")
    try program.type("\t")
    try program.type("mornign.")
    try program.waitFor(text: "tomorrow morning.")
    try program.save()
    let text = try saved()
    #expect(text == "Thanks for the message, I will meet you tomorrow morning.")
    #expect(try program.finish() == .exited(0))
  }

  @Test func `the row shows the literal word beside the correction to come`() throws {
    let program = try keyboard()
    try program.type("see teh")
    try program.waitFor(text: "‹teh›")
    try program.waitFor(text: "1→the")
    #expect(try program.finish() == .exited(0))
    let text = try saved()
    #expect(text == "See teh")
  }

  @Test func `what is taken back with Backspace stays as typed, in the next run too`() throws {
    var program = try keyboard()
    try program.type("the mesage ")
    try program.waitFor(text: "The message")
    try program.type(Keys.backspace)
    try program.waitFor(text: "The mesage")
    try program.type("or mesage ")
    try program.waitFor(text: "The mesage or mesage")
    #expect(try program.finish() == .exited(0))
    program = try keyboard()
    try program.type("mesage ")
    #expect(try program.finish() == .exited(0))
    let text = try saved()
    #expect(text == "The mesage or mesage mesage ")
  }

  @Test func `a click on a word takes it`() throws {
    let program = try keyboard()
    try program.type("see you tomo")
    try program.waitFor(text: "1 tomorrow")
    let rows = program.screen.rows
    let row = try #require(rows.firstIndex { $0.contains("1 tomorrow") })
    let column = try #require(rows[row].firstRange(of: "1 tomorrow")?.lowerBound)
    let place = rows[row].distance(from: rows[row].startIndex, to: column) + 3
    try program.type("\u{1b}[<0;\(place);\(row + 1)M\u{1b}[<0;\(place);\(row + 1)m")
    try program.waitFor(text: "See you tomorrow")
    #expect(try program.finish() == .exited(0))
  }

  @Test func `without any network the ghost text finishes the word after a pause`() throws {
    let program = try keyboard()
    try program.type("see you tomo")
    try program.waitFor(text: "See you tomorrow")
    try program.type("\t.")
    try program.save()
    let text = try saved()
    #expect(text == "See you tomorrow.")
    #expect(try program.finish() == .exited(0))
  }

  @Test(arguments: ["", "not a model", "KLWORDS"])
  func `a model that cannot be used is said to be so, and writing goes on`(contents: String) throws {
    try SampleModel.write(below: folder.path(of: "bad"))
    _ = try folder.write(contents, to: "bad/models/en.words")
    let program = try TerminalProgram.wordKeyboard(
      size: TerminalSize(columns: 220, rows: 24), environment: ["KEYLINE_DATA_DIR": folder.path(of: "bad")],
      folder: folder)
    try program.waitFor(text: "make models")
    try program.type("teh ")
    try program.save()
    let text = try saved()
    #expect(text == "Teh ")
    #expect(try program.finish() == .exited(0))
  }

  /// A keyboard with the models of a folder of its own.
  private func keyboardOfOwnModels() throws -> TerminalProgram {
    try SampleModel.write(below: folder.path(of: "own"))
    return try TerminalProgram.wordKeyboard(
      size: TerminalSize(columns: 220, rows: 24), environment: ["KEYLINE_DATA_DIR": folder.path(of: "own")],
      folder: folder)
  }

  @Test func `a model that is cut off while one writes is said to be so, and writing goes on`() throws {
    let program = try keyboardOfOwnModels()
    try program.type("see you tomo")
    try program.waitFor(text: "1 tomorrow")
    // What the pause has to say takes the same line.
    try program.waitFor(text: "Full Access is off")
    _ = try folder.write("", to: "own/models/en.words")
    try program.type("r")
    try program.waitFor(text: "en.words is not whole: build it anew with `make models`.")
    try program.type("row teh ")
    try program.save()
    let text = try saved()
    #expect(text == "See you tomorrow teh ")
    #expect(try program.finish() == .exited(0))
  }

  @Test func `a model that is damaged inside is said to be so`() throws {
    try SampleModel.write(below: folder.path(of: "own"))
    let path = folder.path(of: "own/models/en.words")
    let file = open(path, O_WRONLY | O_CLOEXEC)
    #expect(lseek(file, -1, SEEK_END) > 0 && write(file, "\u{7f}", 1) == 1 && close(file) == 0)
    let program = try TerminalProgram.wordKeyboard(
      size: TerminalSize(columns: 220, rows: 24), environment: ["KEYLINE_DATA_DIR": folder.path(of: "own")],
      folder: folder)
    try program.waitFor(text: "en.words is damaged: build it anew with `make models`.")
    try program.type("teh ")
    try program.save()
    let text = try saved()
    #expect(text == "Teh ")
    #expect(try program.finish() == .exited(0))
  }

  @Test func `the inspector says why a word is offered`() throws {
    let program = try keyboard()
    try program.type("see you tomo")
    try program.waitFor(text: "1 tomorrow")
    try program.type("\u{1b}[24~")
    try program.type("\t\t")
    try program.waitFor(text: "[words]")
    try program.waitFor(text: "tomorrow  ")
    #expect(try program.finish() == .exited(0))
  }

  @Test func `a replacement that is added while one writes is offered at once`() throws {
    let program = try keyboard()
    try program.type("hello ")
    let run = try CommandRun(
      [ExecutablePath.keyline(), "replacements", "add", "omw", "on my way"], folder: folder)
    #expect(run.status == .exited(0))
    try program.type("omw")
    try program.waitFor(text: "1 on my way")
    #expect(try program.finish() == .exited(0))
  }
}
