/// Strings out of a JSON document too large to decode.
enum JSONStrings {
  /// The strings that are the value of a name, wherever it stands.
  ///
  /// - Complexity: O(*n*) in the document's length.
  static func named(_ name: String, in bytes: [UInt8]) -> [String] {
    let key = Array("\"\(name)\"".utf8)
    var result: [String] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "\"") else {
        place += 1
        continue
      }
      let (text, end) = string(in: bytes, at: place)
      guard bytes[place..<end].elementsEqual(key) else {
        place = end
        continue
      }
      var next = skippingSpace(in: bytes, from: end)
      guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else {
        place = end
        continue
      }
      next = skippingSpace(in: bytes, from: next + 1)
      guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else {
        place = max(next, text.isEmpty ? end : next)
        continue
      }
      let value = string(in: bytes, at: next)
      result.append(value.text)
      place = value.end
    }
    return result
  }

  private static func skippingSpace(in bytes: [UInt8], from place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] <= UInt8(ascii: " ") { place += 1 }
    return place
  }

  /// The string that begins at a quotation mark, and where it ends.
  private static func string(in bytes: [UInt8], at quote: Int) -> (text: String, end: Int) {
    var text: [UInt16] = []
    var plain: [UInt8] = []
    var place = quote + 1
    func flush() {
      text.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
      plain.removeAll(keepingCapacity: true)
    }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      let escaped = bytes[place + 1]
      place += 2
      guard escaped == UInt8(ascii: "u") else {
        plain.append(Self.escapes[escaped] ?? escaped)
        continue
      }
      flush()
      let digits = String(decoding: bytes[place..<min(bytes.count, place + 4)], as: UTF8.self)
      text.append(UInt16(digits, radix: 16) ?? 0xFFFD)
      place = min(bytes.count, place + 4)
    }
    flush()
    return (String(decoding: text, as: UTF16.self), min(bytes.count, place + 1))
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12,
  ]
}
