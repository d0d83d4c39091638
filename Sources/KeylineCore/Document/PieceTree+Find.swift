extension PieceTree {
  /// The next match of a text, in any case when it has no capital letter.
  ///
  /// - Parameters:
  ///   - needle: what to look for; nothing is found for an empty one.
  ///   - offset: where to start: matches begin at or after it, or before it when looking backwards.
  ///   - backwards: whether to look towards the start.
  ///   - wrapping: whether to go on from the other end.
  /// - Returns: the range of the match.
  /// - Complexity: O(n), about a millisecond a megabyte; `MatchSearch` does it in slices.
  public func nextMatch(
    of needle: String, from offset: Int, backwards: Bool = false, wrapping: Bool = true
  ) -> Range<Int>? {
    guard let needle = TextNeedle(needle) else { return nil }
    let before = 0..<min(max(offset, 0), byteCount)
    let after = before.upperBound..<byteCount
    if backwards {
      return needle.lastMatch(in: self, beginningIn: before)
        ?? (wrapping ? needle.lastMatch(in: self, beginningIn: after) : nil)
    }
    return needle.firstMatch(in: self, beginningIn: after)
      ?? (wrapping ? needle.firstMatch(in: self, beginningIn: before) : nil)
  }
}
