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
    buffer = Array(unsafeUninitializedCapacity: left.count + right.count) { bytes, count in
      count = left.withBytes { bytes.initialize(fromContentsOf: $0) }
      count = right.withBytes { bytes[count...].initialize(fromContentsOf: $0) }
    }
    start = 0
    measure = left.measure.appending(right.measure)
  }

  /// A new piece with more bytes at an offset into this one.
  func inserting(_ bytes: [UInt8], at offset: Int) -> Piece {
    var grown: [UInt8] = []
    grown.reserveCapacity(count + bytes.count)
    grown.append(contentsOf: buffer[start..<start + offset])
    grown.append(contentsOf: bytes)
    grown.append(contentsOf: buffer[start + offset..<start + count])
    return Piece(grown, 0..<grown.count)
  }

  /// The two pieces on either side of an offset into this one.
  func split(at offset: Int) -> (Piece, Piece) {
    (Piece(buffer, start..<start + offset), Piece(buffer, start + offset..<start + count))
  }

  /// The number of newlines in the first `length` bytes.
  func newlineCount(inFirst length: Int) -> Int {
    if length == count { return measure.newlines }
    return withBytes { bytes in
      var newlines = 0
      for index in 0..<length where bytes[index] == 0x0A { newlines += 1 }
      return newlines
    }
  }

  /// The offset of the first newline at or after an offset into this piece.
  func firstNewline(from offset: Int) -> Int? {
    guard measure.newlines > 0 else { return nil }
    return withBytes { $0[offset...].firstIndex(of: 0x0A) }
  }

  /// The offset of the last newline before an offset into this piece.
  func lastNewline(before offset: Int) -> Int? {
    guard measure.newlines > 0 else { return nil }
    return withBytes { $0[..<offset].lastIndex(of: 0x0A) }
  }

  /// The offset just after newline number `ordinal`, counted from 0; it must exist.
  func offset(afterNewline ordinal: Int) -> Int {
    withBytes { bytes in
      var left = ordinal
      for index in bytes.indices where bytes[index] == 0x0A {
        if left == 0 { return index + 1 }
        left -= 1
      }
      preconditionFailure("newline sums are out of step with the bytes")
    }
  }

  /// Looks at the bytes without counting references or checking bounds one by one.
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }

  /// Cuts a buffer into pieces of about equal size, none too long and, unless the whole is, none short.
  static func pieces(of buffer: [UInt8]) -> [Piece] {
    let parts = (buffer.count + maximumByteCount - 1) / maximumByteCount
    return (0..<parts).map { part in
      Piece(buffer, buffer.count * part / parts..<buffer.count * (part + 1) / parts)
    }
  }
}
