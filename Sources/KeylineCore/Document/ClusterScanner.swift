/// Walks the graphemes of bytes that begin and end at grapheme boundaries.
struct ClusterScanner: Sequence, IteratorProtocol {
  /// How many bytes are decoded at once, unless no boundary is sure.
  private static let runByteCount = 96

  private let bytes: [UInt8]
  private var index: Int
  /// The rest of the stretch of other than plain ASCII that the walk is in.
  private var run: String.Iterator?
  /// The bytes of each scalar still to come in that stretch, last first; empty when it is valid UTF-8.
  private var scalarLengths: [Int] = []

  /// Starts a walk.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - index: where to begin, a grapheme boundary.
  init(_ bytes: [UInt8], from index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  mutating func next() -> Cluster? {
    if let cluster = nextOfRun() { return cluster }
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte < 0x80 && (index + 1 == bytes.count || bytes[index + 1] < 0x80) {
      index += 1
      return Cluster(content: .ascii(byte), range: index - 1..<index)
    }
    startRun()
    return nextOfRun()
  }

  private mutating func nextOfRun() -> Cluster? {
    guard let character = run?.next() else {
      run = nil
      return nil
    }
    var length = 0
    if scalarLengths.isEmpty {
      length = character.utf8.count
    } else {
      for _ in character.unicodeScalars { length += scalarLengths.popLast() ?? 0 }
    }
    index += length
    let range = index - length..<index
    // A blank between two words in other scripts is a blank like any other.
    if length == 1, let byte = character.asciiValue { return Cluster(content: .ascii(byte), range: range) }
    return Cluster(content: .character(character), range: range)
  }

  /// Decodes up to the next boundary that no context can undo, so that a walk may end early at little cost.
  private mutating func startRun() {
    let stretch = bytes[index..<endOfRun()]
    if let valid = String(validating: stretch, as: UTF8.self) {
      run = valid.makeIterator()
      return
    }
    run = String(decoding: stretch, as: UTF8.self).makeIterator()
    scalarLengths = stretch.withUnsafeBufferPointer { stretch in
      var lengths: [Int] = []
      var offset = 0
      while offset < stretch.count {
        let length = UTF8Sequence.length(at: offset, in: stretch)
        lengths.append(length)
        offset += length
      }
      return lengths.reversed()
    }
  }

  /// The next place between two ASCII bytes or, after a while, between two scalars that surely break.
  private func endOfRun() -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = index
      var previous: Unicode.Scalar?
      while end < bytes.count {
        let length = UTF8Sequence.length(at: end, in: bytes)
        let scalar = UTF8Sequence.scalar(at: end, length: length, in: bytes)
        if let previous, previous.isASCII && scalar.isASCII || end - index >= ClusterScanner.runByteCount,
          ScalarWindow.breaksSafely(previous, scalar)
        {
          break
        }
        previous = scalar
        end += length
      }
      return end
    }
  }
}
