extension PieceTree {
  /// Calls a function with the bytes in order, a few KiB at a time and without copying them.
  ///
  /// - Parameter body: what to do with each chunk.
  /// - Throws: what `body` throws; the walk ends there.
  /// - Complexity: O(n).
  public func forEachChunk(_ body: (ArraySlice<UInt8>) throws -> Void) rethrows {
    try forEachChunk(in: 0..<byteCount, body)
  }

  /// Calls a function with the bytes of a range in order, a few KiB at a time and without copying them.
  ///
  /// - Parameters:
  ///   - range: byte offsets within `0..<byteCount`.
  ///   - body: what to do with each chunk.
  /// - Throws: what `body` throws; the walk ends there.
  /// - Complexity: O(log n + range.count).
  public func forEachChunk(
    in range: Range<Int>, _ body: (ArraySlice<UInt8>) throws -> Void
  ) rethrows {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "the range lies outside the text")
    try PieceTree.visit(root, range.lowerBound, range.upperBound, body)
  }

  private static func visit(
    _ node: PieceNode?, _ lower: Int, _ upper: Int, _ body: (ArraySlice<UInt8>) throws -> Void
  ) rethrows {
    guard let node, lower < upper else { return }
    let start = node.left?.measure.bytes ?? 0
    let end = start + node.piece.count
    if lower < start { try visit(node.left, lower, min(upper, start), body) }
    if lower < end && upper > start {
      let base = node.piece.start - start
      try body(node.piece.buffer[base + max(lower, start)..<base + min(upper, end)])
    }
    if upper > end { try visit(node.right, max(lower - end, 0), upper - end, body) }
  }

  /// A copy of the bytes of a range.
  ///
  /// - Parameter range: byte offsets within `0..<byteCount`.
  /// - Returns: the bytes, valid UTF-8 or not.
  /// - Complexity: O(log n + range.count).
  public func bytes(in range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    forEachChunk(in: range) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// A copy of all bytes.
  ///
  /// - Complexity: O(n).
  public var bytes: [UInt8] { bytes(in: 0..<byteCount) }

  /// A range as a string, each invalid maximal subpart as U+FFFD.
  ///
  /// - Parameter range: byte offsets within `0..<byteCount`.
  /// - Returns: the text of the range.
  /// - Complexity: O(log n + range.count).
  public func string(in range: Range<Int>) -> String { String(decoding: bytes(in: range), as: UTF8.self) }

  /// The byte at an offset.
  ///
  /// - Parameter offset: a byte offset in `0..<byteCount`.
  /// - Returns: the byte.
  /// - Complexity: O(log n).
  public func byte(at offset: Int) -> UInt8 {
    var node = root
    var rest = offset
    while let here = node {
      let start = here.left?.measure.bytes ?? 0
      let end = start + here.piece.count
      if rest < start {
        node = here.left
      } else if rest < end {
        return here.piece.buffer[here.piece.start + rest - start]
      } else {
        rest -= end
        node = here.right
      }
    }
    preconditionFailure("the offset lies outside the text")
  }
}
