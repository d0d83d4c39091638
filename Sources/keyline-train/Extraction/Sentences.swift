/// Divides passages into sentences, and leaves out what is none.
enum Sentences {
  /// The words that a sentence has.
  static let lengths = 2...60
  /// The part of a sentence's bytes that are letters, spaces or plain marks.
  private static let plainShare = 0.85

  /// The sentences of a passage, with plain quotation marks and single spaces.
  ///
  /// - Complexity: O(*n*) in its length.
  static func sentences(in passage: String) -> [String] {
    let bytes = plain(passage)
    var result: [String] = []
    var start = 0
    var place = 0
    while place < bytes.count {
      let isEnd = ends.contains(bytes[place])
      place += 1
      guard isEnd else { continue }
      var end = place
      while end < bytes.count, ends.contains(bytes[end]) || closing.contains(bytes[end]) { end += 1 }
      guard end == bytes.count || bytes[end] == space else { continue }
      add(bytes[start..<end], to: &result)
      place = end
      start = end
    }
    add(bytes[start...], to: &result)
    return result
  }

  private static let space = UInt8(ascii: " ")
  private static let ends: Set<UInt8> = Set(".!?".utf8)
  private static let closing: Set<UInt8> = Set("\"')]".utf8)

  /// Keeps a sentence that has words enough and hardly anything else.
  private static func add(_ piece: ArraySlice<UInt8>, to result: inout [String]) {
    let piece = piece.drop { $0 == space }
    guard !piece.isEmpty else { return }
    var words = 1
    var plain = 0
    for byte in piece {
      switch byte {
      case space:
        words += 1
        plain += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
        UInt8(ascii: "'"),
        UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        plain += 1
      default: break
      }
    }
    guard lengths.contains(words), Double(plain) > plainShare * Double(piece.count) else { return }
    result.append(String(decoding: piece, as: UTF8.self))
  }

  /// The bytes of a text with plain quotation marks, without soft hyphens, and with one space for any run of white space.
  private static func plain(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2018}", "\u{2019}": result.append(UInt8(ascii: "'"))
      case "\u{201C}", "\u{201D}", "\u{201E}", "«", "»": result.append(UInt8(ascii: "\""))
      case "\u{AD}": continue
      case "…": result.append(contentsOf: "...".utf8)
      case " ", "\t", "\n", "\r", "\u{A0}", "\u{202F}", "\u{2009}":
        if result.last != space { result.append(space) }
      default: result.append(contentsOf: UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
    while result.last == space { result.removeLast() }
    return result
  }
}
