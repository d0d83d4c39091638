import Testing

@testable import keyline

@Suite struct InputLinesTests {
  private func lines(_ pieces: [String]) -> [InputLines.Line] {
    var input = InputLines()
    var lines = pieces.flatMap { input.feed(Array($0.utf8)[...]) }
    if let last = input.finish() { lines.append(last) }
    return lines
  }

  private func whole(_ text: String) -> InputLines.Line { .whole(Array(text.utf8)) }

  @Test(arguments: [
    ["a\nbc\n\nd"], ["a", "\nb", "c\n", "\n", "d"], ["a\nbc\n\n", "d"], ["", "a\nbc\n\nd", ""],
  ])
  func `lines are the same however they come`(pieces: [String]) {
    #expect(lines(pieces) == ["a", "bc", "", "d"].map(whole))
  }

  @Test func `a last line needs no end, and an end makes no line`() {
    #expect(lines(["a\n"]) == [whole("a")])
    #expect(lines([]) == [])
  }

  @Test func `a line that is too long is left out, and the next one is read`() {
    let longest = String(repeating: "x", count: InputLines.longest)
    #expect(lines([longest + "\na\n"]) == [whole(longest), whole("a")])
    #expect(lines([longest, "x\na\n"]) == [.tooLong, whole("a")])
    #expect(lines([longest + "x"]) == [.tooLong])
  }
}
