/// The sums that a piece, or a whole subtree of pieces, contributes to a document.
///
/// Bytes and newlines simply add up. Scalars do not: a sequence cut in two counts two on its own and one
/// joined. Whether a byte begins a scalar depends on at most three bytes before it, so a measure carries
/// its first and last three bytes and `appending` corrects the sum at the seam.
struct TextMeasure: Hashable, Sendable {
  var bytes = 0
  var scalars = 0
  var newlines = 0
  private var head = Edge()
  private var tail = Edge()

  /// Measures nothing.
  init() {}

  /// Measures bytes, in O(count), vectorised as long as they are ASCII.
  init(_ content: UnsafeBufferPointer<UInt8>) {
    bytes = content.count
    var anyByte: UInt8 = 0
    var start = 0
    while start < content.count {
      // An accumulator as narrow as the bytes lets the compiler use whole vectors; 255 rounds cannot
      // overflow it.
      let end = min(start + 255, content.count)
      var found: UInt8 = 0
      for index in start..<end {
        let byte = content[index]
        found &+= byte == 0x0A ? 1 : 0
        anyByte |= byte
      }
      newlines += Int(found)
      start = end
    }
    scalars = anyByte < 0x80 ? content.count : UTF8Sequence.scalarCount(content)
    head = Edge(content.prefix(Edge.capacity))
    tail = Edge(content.suffix(Edge.capacity))
  }

  /// The measure of this content followed by `next`.
  func appending(_ next: TextMeasure) -> TextMeasure {
    if bytes == 0 { return next }
    if next.bytes == 0 { return self }
    var sum = TextMeasure()
    sum.bytes = bytes + next.bytes
    sum.newlines = newlines + next.newlines
    sum.scalars = scalars + next.scalars
    if next.head.beginsWithContinuation {
      sum.scalars -= tail.scalarCount + next.head.scalarCount - tail.appending(next.head).scalarCount
    }
    sum.head = bytes >= Edge.capacity ? head : head.appending(next.head).prefix
    sum.tail = next.bytes >= Edge.capacity ? next.tail : tail.appending(next.tail).suffix
    return sum
  }
}

extension TextMeasure {
  /// Up to six bytes, packed first byte lowest.
  private struct Edge: Hashable, Sendable {
    static let capacity = 3
    private var packed: UInt64 = 0
    private var count = 0

    init() {}

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
      for byte in bytes {
        packed |= UInt64(byte) << UInt64(8 * count)
        count += 1
      }
    }

    var beginsWithContinuation: Bool {
      count > 0 && UTF8Sequence.isContinuation(UInt8(truncatingIfNeeded: packed))
    }

    var scalarCount: Int {
      var content = packed.littleEndian
      return withUnsafeBytes(of: &content) { raw in
        raw.withMemoryRebound(to: UInt8.self) { bytes in
          UTF8Sequence.scalarCount(UnsafeBufferPointer(rebasing: bytes.prefix(count)))
        }
      }
    }

    var prefix: Edge {
      var edge = self
      edge.count = min(count, Edge.capacity)
      edge.packed &= 0xFF_FFFF
      return edge
    }

    var suffix: Edge {
      var edge = self
      edge.count = min(count, Edge.capacity)
      edge.packed >>= UInt64(8 * (count - edge.count))
      return edge
    }

    func appending(_ next: Edge) -> Edge {
      var edge = self
      edge.packed |= next.packed << UInt64(8 * count)
      edge.count += next.count
      return edge
    }
  }
}
