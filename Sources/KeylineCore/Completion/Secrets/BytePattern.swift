/// A text that is looked for byte by byte, in words that are looked at again with every key.
struct BytePattern: Sendable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether a text has the bytes somewhere.
  ///
  /// - Complexity: O(*n* *m*) in the text and the pattern.
  func isPart(of text: String) -> Bool {
    guard text.utf8.count >= bytes.count else { return false }
    var text = text
    return text.withUTF8 { text in
      (0...text.count - bytes.count).contains { start in
        bytes.indices.allSatisfy { text[start + $0] == bytes[$0] }
      }
    }
  }
}
