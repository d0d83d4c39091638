extension TextNeedle {
  /// The bytes looked at in one go.
  private static let windowByteCount = 64 << 10

  /// The first match that begins in a range of offsets.
  ///
  /// - Complexity: O(range.count).
  func firstMatch(in text: PieceTree, beginningIn range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + TextNeedle.windowByteCount, range.upperBound)
      let window = text.bytes(in: start..<min(end + maximumByteCount, text.byteCount))
      let match = window.withUnsafeBufferPointer { bytes -> Range<Int>? in
        for index in 0..<end - start {
          if let length = matchLength(at: index, in: bytes) { return start + index..<start + index + length }
        }
        return nil
      }
      if let match { return match }
      start = end
    }
    return nil
  }

  /// The last match that begins in a range of offsets.
  ///
  /// - Complexity: O(range.count).
  func lastMatch(in text: PieceTree, beginningIn range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(end - TextNeedle.windowByteCount, range.lowerBound)
      let window = text.bytes(in: start..<min(end + maximumByteCount, text.byteCount))
      let match = window.withUnsafeBufferPointer { bytes -> Range<Int>? in
        for index in (0..<end - start).reversed() {
          if let length = matchLength(at: index, in: bytes) { return start + index..<start + index + length }
        }
        return nil
      }
      if let match { return match }
      end = start
    }
    return nil
  }
}
