import KeylineCore

/// Two texts, one above the other, with a mark where they part.
enum TapeDifference {
  /// How many cells of texts are shown before the place where they part, and in all.
  private static let shownBefore = 30
  private static let shown = 60

  /// The lines.
  ///
  /// - Parameters:
  ///   - expected: What was to be there.
  ///   - got: What is there.
  /// - Returns: Three lines.
  static func lines(expected: String, got: String) -> [String] {
    let common = zip(expected, got).prefix { $0 == $1 }.count
    let skipped = max(common - shownBefore, 0)
    func part(_ text: String) -> String {
      let rest = text.dropFirst(skipped)
      return (skipped > 0 ? "…" : "") + rest.prefix(shown) + (rest.count > shown ? "…" : "")
    }
    let lead = part(String(expected.prefix(common)))
    let width = CellWidth.cells(of: lead)
    return [
      "  expected  " + part(expected), "  got       " + part(got),
      "            " + String(repeating: " ", count: width) + "^ from here on",
    ]
  }
}
