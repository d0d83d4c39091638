import Testing

@testable import KeylineTestSupport

/// The drawn keys and the text, by mouse and by focus.
@Suite struct DrawnKeyTests {
  private func keyboard(_ text: String = "") throws -> TerminalProgram {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.waitFor("the drawn keys and the mouse") {
      cell(of: "h", on: $0) != nil && $0.modes.privateModes.isSuperset(of: [1002, 1006])
    }
    return program
  }

  /// Where a letter is drawn as a key: in the row that has the whole middle row of the alphabet's keys.
  private func cell(of letter: Character, on screen: TerminalScreen) -> (row: Int, column: Int)? {
    for row in 0..<screen.size.rows {
      let text = screen.text(ofRow: row)
      guard text.filter("asdfghjkl".contains) == "asdfghjkl" else { continue }
      return (0..<screen.size.columns).first { screen[row, $0].text == String(letter) }.map { (row, $0) }
    }
    return nil
  }

  private func report(_ button: Int, _ place: (row: Int, column: Int), _ final: String = "M") -> String {
    "\u{1b}[<\(button);\(place.column + 1);\(place.row + 1)\(final)"
  }

  @Test func clickingADrawnKeyTypesIt() throws {
    let program = try keyboard()
    for letter in "flash" {
      let place = try #require(cell(of: letter, on: program.screen))
      try program.type(report(0, place) + report(0, place, "m"))
    }
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "flash")
  }

  @Test func draggingOffAKeyCancelsIt() throws {
    let program = try keyboard()
    let place = try #require(cell(of: "h", on: program.screen))
    try program.type(report(0, place) + report(32, (0, 0)) + report(0, (0, 0), "m") + "x")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "x")
  }

  @Test func holdingAKeyOffersItsAccents() throws {
    let program = try keyboard()
    let middle = try #require(cell(of: "d", on: program.screen))
    // The letter e stands in the row of keys above d, a little to its left.
    let above = (0..<middle.row).reversed().compactMap { row in
      (0..<80).first { program.screen[row, $0].text == "e" }.map { (row: row, column: $0) }
    }
    let place = try #require(above.first)
    try program.type(report(0, place))
    try program.waitFor(text: "é")
    let accent = try #require(
      (0..<24).lazy.compactMap { row in
        (0..<80).first { program.screen[row, $0].text == "é" }.map { (row: row, column: $0) }
      }.first)
    try program.type(report(32, accent) + report(0, accent, "m"))
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "é")
  }

  @Test func clickingInTheTextSetsTheCursor() throws {
    let program = try keyboard("abcd")
    try program.waitFor(text: "abcd")
    let row = try #require(program.screen.rows.firstIndex { $0.contains("abcd") })
    let column = try #require((0..<80).first { program.screen[row, $0].text == "c" })
    try program.type(report(0, (row, column)) + report(0, (row, column), "m") + "-")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "ab-cd")
  }

  @Test func clickingTwiceSelectsAWord() throws {
    let program = try keyboard("one two three")
    try program.waitFor(text: "one two three")
    let row = try #require(program.screen.rows.firstIndex { $0.contains("one two three") })
    let click = report(0, (row, 5)) + report(0, (row, 5), "m")
    try program.type(click + click + "2")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "one 2 three")
  }

  @Test func holdingTheGlobeOffersTheKeyboards() throws {
    let program = try keyboard()
    let globe = try #require(
      (0..<24).lazy.compactMap { row -> (row: Int, column: Int)? in
        guard program.screen.text(ofRow: row).contains("English") else { return nil }
        return (0..<40).first { program.screen[row, $0].text == "E" }.map { (row, $0) }
      }.first)
    try program.type(report(0, globe))
    try program.waitFor(text: "1 English, QWERTY")
    try program.type(report(0, globe, "m") + "2")
    try program.waitFor("the French keys") { $0.text.contains("Français") && !$0.text.contains("QWERTY") }
  }

  @Test func theWheelScrollsTheText() throws {
    let program = try keyboard((1...99).map { "line \($0)\n" }.joined())
    try program.waitFor(text: "line 99")
    try program.type(String(repeating: report(64, (2, 2)), count: 5))
    try program.waitFor("the last line to leave") { !$0.text.contains("line 99") }
    try program.type(String(repeating: report(65, (2, 2)), count: 5))
    try program.waitFor("the last line to come back") { $0.text.contains("line 99") }
  }

  @Test func theFocusWalksOverTheKeys() throws {
    let program = try keyboard()
    try program.type(Keys.f2 + "\r" + Keys.right + "\r" + Keys.f2)
    #expect(try program.finish() == .exited(0))
    let typed = try program.text()
    #expect(typed.count == 2 && ["qwertyuiop", "asdfghjkl", "zxcvbnm"].contains { $0.contains(typed) })
  }
}
