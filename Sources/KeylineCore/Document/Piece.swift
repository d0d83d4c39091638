/// A stretch of an immutable buffer, with its sums.
///
/// A piece never holds more than `maximumByteCount`, so looking into one is bounded work. The bytes of a
/// file are held once, by the buffer that all its pieces share.
struct Piece: Sendable {
  /// The most bytes of one piece: what a query scans at worst, against 128 bytes of node.
  static let maximumByteCount = 4096

  let buffer: [UInt8]
  let start: Int
  let measure: TextMeasure

  var count: Int { measure.bytes }
  var bytes: ArraySlice<UInt8> { buffer[start..<start + count] }

  /// Measures a stretch of a buffer, in O(count).
  init(_ buffer: [UInt8], _ range: Range<Int>) {
    self.buffer = buffer
    start = range.lowerBound
    measure = buffer.withUnsafeBufferPointer { TextMeasure(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// One new piece with the bytes of two; the sums are known already.
  init(joining left: Piece, _ right: Piece) {
    buffer = Array(left.bytes) + right.bytes
    start = 0
    measure = left.measure.appending(right.measure)
  }

  /// The two pieces on either side of an offset into this one.
  func split(at offset: Int) -> (Piece, Piece) {
    (Piece(buffer, start..<start + offset), Piece(buffer, start + offset..<start + count))
  }

  /// The number of newlines in the first `length` bytes.
  func newlineCount(inFirst length: Int) -> Int {
    if length == count { return measure.newlines }
    // Every key asks for lines: the bytes are read in place, with nothing between the loop and them.
    return buffer.withUnsafeBufferPointer { bytes in
      var newlines = 0
      var index = start
      while index < start + length {
        if bytes[index] == 0x0A { newlines += 1 }
        index += 1
      }
      return newlines
    }
  }

  /// The offset just after newline number `ordinal`, counted from 0; it must exist.
  func offset(afterNewline ordinal: Int) -> Int {
    buffer.withUnsafeBufferPointer { bytes in
      var left = ordinal
      var index = start
      while index < start + count {
        if bytes[index] == 0x0A {
          if left == 0 { return index - start + 1 }
          left -= 1
        }
        index += 1
      }
      preconditionFailure("newline sums are out of step with the bytes")
    }
  }

  /// Cuts a buffer into pieces of about equal size, none too long and, unless the whole is, none short.
  static func pieces(of buffer: [UInt8]) -> [Piece] {
    let parts = (buffer.count + maximumByteCount - 1) / maximumByteCount
    return (0..<parts).map { part in
      Piece(buffer, buffer.count * part / parts..<buffer.count * (part + 1) / parts)
    }
  }
}
