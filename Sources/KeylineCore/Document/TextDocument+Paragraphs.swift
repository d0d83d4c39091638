/// Paragraphs: lines that blank ones part from the others.
extension TextDocument {
  /// How many lines are looked at; in a longer paragraph the movement makes a stop.
  private static let paragraphReach = 4096
  /// A line with more bytes than this before anything is seen is not worth being called blank.
  private static let blankReach = 256

  /// The start of the next blank line above a line, behind which text was passed.
  ///
  /// - Complexity: O(log n) a line, for 4096 lines at most.
  func blankLine(above line: Range<Int>) -> Int {
    var passedText = !isBlank(line)
    var start = line.lowerBound
    for _ in 0..<Self.paragraphReach {
      guard let newline = text.newline(before: start), newline >= contentStart else { return contentStart }
      let above = text.lineRange(containing: newline).clamped(to: content)
      start = above.lowerBound
      if !isBlank(above) {
        passedText = true
      } else if passedText {
        break
      }
    }
    return start
  }

  /// The start of the next blank line below a line, before which text was passed.
  ///
  /// - Complexity: O(log n) a line, for 4096 lines at most.
  func blankLine(below line: Range<Int>) -> Int {
    var passedText = !isBlank(line)
    var start = line.lowerBound
    for _ in 0..<Self.paragraphReach {
      guard let newline = text.newline(atOrAfter: start) else { return text.byteCount }
      let below = text.lineRange(containing: newline + 1)
      start = below.lowerBound
      if !isBlank(below) {
        passedText = true
      } else if passedText {
        break
      }
    }
    return start
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    line.count <= Self.blankReach && text.bytes(in: line).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
