/// Finds the tokens of a text, as ranges of its UTF-8 bytes.
struct TokenScanner {
  /// What a range of bytes is.
  enum Kind {
    case word, number, comma, sentenceEnd
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let elision: Elision
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, elision: Elision) {
    self.bytes = bytes
    self.elision = elision
  }

  /// The next token; nil at the end.
  mutating func next() -> (kind: Kind, range: Range<Int>)? {
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case UInt8(ascii: ","):
        place += 1
        return (.comma, start..<place)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        place += 1
        return (.sentenceEnd, start..<place)
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), 0xE2:
        if let end = sentenceEnd(from: place) {
          place = end
          return (.sentenceEnd, start..<end)
        }
        place += Self.length(bytes[place])
      default:
        let (part, length) = part(at: place)
        if part == .letter || part == .digit {
          place = runEnd(from: place + length)
          return (part == .digit ? .number : .word, start..<place)
        }
        place += length
      }
    }
    return nil
  }

  /// What a scalar is to a word.
  private enum Part {
    case letter, digit, apostrophe, other
  }

  /// What the scalar at a place is, and how many bytes it has.
  private func part(at place: Int) -> (part: Part, length: Int) {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return (.letter, 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return (.digit, 1)
    case UInt8(ascii: "'"): return (.apostrophe, 1)
    case ..<0x80: return (.other, 1)
    default:
      let length = min(Self.length(byte), bytes.count - place)
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[place..<place + length]), as: UTF8.self)
      guard let scalar = text.unicodeScalars.first else { return (.other, length) }
      if scalar == "\u{2019}" { return (.apostrophe, length) }
      return (scalar.isWordPart ? .letter : .other, length)
    }
  }

  /// The end of a word or number: letters, marks, digits, and apostrophes between them; an elided word ends with its
  /// apostrophe.
  private mutating func runEnd(from second: Int) -> Int {
    let start = place
    var end = second
    while end < bytes.count {
      let (part, length) = part(at: end)
      switch part {
      case .letter, .digit: end += length
      case .apostrophe:
        guard end + length < bytes.count, self.part(at: end + length).part == .letter else { return end }
        if !elision.isEmpty, elision.has(String(decoding: bytes[start..<end], as: UTF8.self)) {
          return end + length
        }
        end += length
      case .other:
        guard isInsideNumber(end, from: start) else { return end }
        end += 1
      }
    }
    return end
  }

  /// Whether a point, comma or colon stands between two digits of a number.
  private func isInsideNumber(_ place: Int, from start: Int) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(bytes[start]), place + 1 < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
      return digits.contains(bytes[place - 1]) && digits.contains(bytes[place + 1])
    default: return false
    }
  }

  /// Where a sentence ends that a mark at a place ends: behind marks, closing quotes and brackets, before white space or
  /// the end of the text.
  private func sentenceEnd(from place: Int) -> Int? {
    var end = place
    var hasMark = false
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): hasMark = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"): break
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return hasMark ? end : nil
      case 0xE2:
        guard end + 2 < bytes.count, bytes[end + 1] == 0x80 else { return nil }
        switch bytes[end + 2] {
        case 0xA6: hasMark = true  // …
        case 0x98...0x9D: break  // quotes
        default: return nil
        }
        end += 2
      default: return nil
      }
      end += 1
    }
    return hasMark ? end : nil
  }

  /// How many bytes a scalar has that begins with a byte.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark or a digit.
  var isWordPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }
}
