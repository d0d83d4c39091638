import KeylineCore
import KeylineTestSupport

/// Text to try things on.
enum SampleText {
  /// Graphemes that naive code cuts in two, each one `Character`.
  static let graphemes = [
    "👨‍👩‍👧‍👦", "🧑🏽‍💻", "🇩🇪", "👍🏿", "e\u{301}", "n\u{303}\u{323}\u{331}", "\u{1112}\u{1161}\u{11AB}", "한",
    "क्षि", "नि", "กำ", "❤️", "1️⃣", "⌨️", "\r\n", "ß", "漢", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "a",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}\u{30B}",
  ]

  /// Bytes that are no UTF-8, or are so only next to the right neighbours.
  static let fragments: [[UInt8]] = [
    [0x80], [0xBF, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0x98, 0x80], [0x0A], [0x0D], [0x20], [0x09], [0x41],
  ]

  /// A random mixture of words, blanks, newlines, difficult graphemes and, if wanted, broken bytes.
  static func bytes(
    parts: Int, isValid: Bool = false, using generator: inout SplitMix
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<parts {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4: bytes += "words of text "[...].utf8.prefix(Int.random(in: 1...14, using: &generator))
      case 4: bytes.append(0x0A)
      case 5..<8: bytes += Array((graphemes.randomElement(using: &generator) ?? "").utf8)
      default: bytes += isValid ? [0x20] : fragments.randomElement(using: &generator) ?? []
      }
    }
    return bytes
  }
}
