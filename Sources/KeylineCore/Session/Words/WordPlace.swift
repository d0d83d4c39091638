/// The word at the cursor and what stands before it in its paragraph.
struct WordPlace: Hashable, Sendable {
  /// The longest word that is one, in bytes.
  static let longestWord = 192

  /// The bytes of the word; empty between words.
  var range: Range<Int>
  /// The word.
  var word: String
  /// The text of the paragraph left of it.
  var context: String
  /// Whether the cursor stands inside the word and not at its end.
  var isInside: Bool

  /// Finds the word at the caret; there is none where a selection or an endless run of letters stands.
  ///
  /// - Parameter document: The document.
  /// - Complexity: O(log *n*); the bytes looked at are bounded.
  init?(in document: TextDocument) {
    guard document.selection.isCaret else { return nil }
    let caret = document.caret
    let reach = WordQuery.longestContext + Self.longestWord
    let start = max(document.contentStart, caret - reach)
    let bytes = document.text.bytes(in: start..<caret)
    var wordStart = bytes.endIndex
    var isASCII = true
    while wordStart > 0, isASCII {
      let byte = bytes[wordStart - 1]
      isASCII = byte < 0x80
      guard isASCII, Self.isWordPart(byte) else { break }
      wordStart -= 1
    }
    // Beyond ASCII a letter may be several bytes, and what joins it several more.
    let next = caret < document.text.byteCount ? document.text.byte(at: caret) : 0x20
    isInside = next >= 0x80 || Self.isWordPart(next)
    if isASCII, !isInside {
      while wordStart < bytes.endIndex, bytes[wordStart] == UInt8(ascii: "'") { wordStart += 1 }
      range = start + wordStart..<caret
    } else {
      range = isInside ? document.currentWordRange : document.currentWordPrefixRange
      isInside = range.upperBound > caret
      wordStart = max(range.lowerBound - start, 0)
    }
    guard range.count <= Self.longestWord else { return nil }
    word = isInside ? document.text.string(in: range) : String(decoding: bytes[wordStart...], as: UTF8.self)
    var contextStart = max(wordStart - WordQuery.longestContext, 0)
    if let line = bytes[contextStart..<wordStart].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      contextStart = line + 1
    }
    while contextStart < wordStart, bytes[contextStart] & 0xC0 == 0x80 { contextStart += 1 }
    context = String(decoding: bytes[contextStart..<wordStart], as: UTF8.self)
  }

  /// Leaves out what stands behind the cursor.
  mutating func end(at caret: Int, in document: TextDocument) {
    range = range.lowerBound..<caret
    word = document.text.string(in: range)
    isInside = false
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "'")
  }
}
