extension TextNeedle {
  /// The bytes looked at in one go, at first and at most: matches may be near each other, or far away.
  private static let windowByteCounts = 256...64 << 10

  /// The first match that begins in a range of offsets.
  ///
  /// - Complexity: O(range.count).
  func firstMatch(in text: PieceTree, beginningIn range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var count = TextNeedle.windowByteCounts.lowerBound
    while start < range.upperBound {
      let end = min(start + count, range.upperBound)
      let window = text.bytes(in: start..<min(end + maximumByteCount, text.byteCount))
      let match = window.withUnsafeBufferPointer { bytes -> Range<Int>? in
        for index in 0..<end - start {
          guard let length = matchLength(at: index, in: bytes) else { continue }
          if isWhole(index..<index + length, of: bytes, at: start, in: text) {
            return start + index..<start + index + length
          }
        }
        return nil
      }
      if let match { return match }
      start = end
      count = min(count * 2, TextNeedle.windowByteCounts.upperBound)
    }
    return nil
  }

  /// The last match that begins in a range of offsets.
  ///
  /// - Complexity: O(range.count).
  func lastMatch(in text: PieceTree, beginningIn range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    var count = TextNeedle.windowByteCounts.lowerBound
    while end > range.lowerBound {
      let start = max(end - count, range.lowerBound)
      let window = text.bytes(in: start..<min(end + maximumByteCount, text.byteCount))
      let match = window.withUnsafeBufferPointer { bytes -> Range<Int>? in
        for index in (0..<end - start).reversed() {
          guard let length = matchLength(at: index, in: bytes) else { continue }
          if isWhole(index..<index + length, of: bytes, at: start, in: text) {
            return start + index..<start + index + length
          }
        }
        return nil
      }
      if let match { return match }
      end = start
      count = min(count * 2, TextNeedle.windowByteCounts.upperBound)
    }
    return nil
  }

  /// Whether a match begins and ends between characters: part of one can be neither shown nor selected.
  ///
  /// - Parameters:
  ///   - match: The match, as indices of `bytes`.
  ///   - bytes: What was read of the text.
  ///   - start: Where in the text that begins.
  ///   - text: The text, which is asked only where the bytes themselves do not tell.
  /// - Returns: Whether it can be selected.
  private func isWhole(
    _ match: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, at start: Int, in text: PieceTree
  ) -> Bool {
    [match.lowerBound, match.upperBound].allSatisfy { index in
      if index < bytes.count, bytes[index] < 0x80 || SimpleScalar(bytes, at: index) != nil { return true }
      return text.graphemeBoundary(atOrBefore: start + index) == start + index
    }
  }
}
