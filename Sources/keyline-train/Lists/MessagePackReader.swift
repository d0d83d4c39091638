/// Reads the few kinds of values of MessagePack that a list of words is made of.
struct MessagePackReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many values the array has that begins here; nil where none does.
  mutating func arrayCount() -> Int? {
    guard let byte = next() else { return nil }
    switch byte {
    case 0x90...0x9F: return Int(byte & 0x0F)
    case 0xDC: return number(2)
    case 0xDD: return number(4)
    default: return nil
    }
  }

  /// The text that begins here; nil where none does.
  mutating func string() -> String? {
    guard let byte = next() else { return nil }
    let length: Int? =
      switch byte {
      case 0xA0...0xBF: Int(byte & 0x1F)
      case 0xD9: number(1)
      case 0xDA: number(2)
      default: nil
      }
    guard let length, place + length <= bytes.count else { return nil }
    defer { place += length }
    return String(decoding: bytes[place..<place + length], as: UTF8.self)
  }

  /// Passes over one value that is small: a map of texts and small numbers, a text or a number.
  mutating func skip() -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case 0x80...0x8F:
      let count = Int(bytes[place] & 0x0F)
      place += 1
      return (0..<count * 2).allSatisfy { _ in skip() }
    case 0x00...0x7F, 0xE0...0xFF:
      place += 1
      return true
    default: return string() != nil
    }
  }

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  private mutating func number(_ length: Int) -> Int? {
    guard place + length <= bytes.count else { return nil }
    defer { place += length }
    return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
