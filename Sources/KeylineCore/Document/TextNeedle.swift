/// What is looked for: a text, in any case when it has no capital letter.
struct TextNeedle: Hashable, Sendable {
  private let scalars: [Unicode.Scalar]
  private let utf8: [UInt8]
  private let ignoresCase: Bool
  /// Whether a match can begin with a byte.
  private let canBegin: [Bool]

  /// The most bytes a match can have.
  var maximumByteCount: Int { ignoresCase ? scalars.count * 4 : utf8.count }

  /// Prepares a search; nil for an empty text.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    scalars = Array(text.unicodeScalars)
    utf8 = Array(text.utf8)
    ignoresCase = text.lowercased() == text
    var first: Set<UInt8> = [utf8[0]]
    if ignoresCase {
      // Every capital that folds to the first scalar: its own, and the three signs that fold across.
      let properties = scalars[0].properties
      for variant in [
        properties.uppercaseMapping, properties.titlecaseMapping, "\u{212A}", "\u{2126}", "\u{1E9E}",
      ] {
        if let byte = variant.utf8.first { first.insert(byte) }
      }
    }
    canBegin = (0...255).map { first.contains(UInt8($0)) }
  }

  /// The length of the match that begins at an index, nil when there is none.
  func matchLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard canBegin[Int(bytes[index])] else { return nil }
    return ignoresCase ? foldedLength(at: index, in: bytes) : exactLength(at: index, in: bytes)
  }

  private func exactLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard index + utf8.count <= bytes.count else { return nil }
    for (offset, byte) in utf8.enumerated() where bytes[index + offset] != byte { return nil }
    return utf8.count
  }

  private func foldedLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var end = index
    for wanted in scalars {
      guard end < bytes.count else { return nil }
      let byte = bytes[end]
      if byte < 0x80 {
        let isCapital = byte &- 0x41 < 26
        guard wanted.value == UInt32(isCapital ? byte | 0x20 : byte) else { return nil }
        end += 1
        continue
      }
      let length = UTF8Sequence.length(at: end, in: bytes)
      let found = UTF8Sequence.scalar(at: end, length: length, in: bytes)
      guard found == wanted || found.properties.lowercaseMapping == String(wanted) else { return nil }
      end += length
    }
    return end - index
  }
}
