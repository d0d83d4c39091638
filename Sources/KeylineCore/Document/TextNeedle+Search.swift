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
          guard let length = matchLength(at: index, in: bytes) else { continue }
          let range = start + index..<start + index + length
          let next = index + length < bytes.count ? bytes[index + length] : 0xFF
          if (bytes[index] < 0x80 && next < 0x80) || text.holdsWholeGraphemes(range) { return range }
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
          guard let length = matchLength(at: index, in: bytes) else { continue }
          let range = start + index..<start + index + length
          let next = index + length < bytes.count ? bytes[index + length] : 0xFF
          if (bytes[index] < 0x80 && next < 0x80) || text.holdsWholeGraphemes(range) { return range }
        }
        return nil
      }
      if let match { return match }
      end = start
    }
    return nil
  }
}

extension PieceTree {
  /// Whether a range begins and ends between characters: part of one can be neither shown nor selected.
  ///
  /// ASCII begins a character of its own, so that a search asks this only beside other scripts.
  fileprivate func holdsWholeGraphemes(_ range: Range<Int>) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy { graphemeBoundary(atOrBefore: $0) == $0 }
  }
}
