/// Files in the forms of others, written for tests.
enum Bytes {
  /// A number as four bytes, the lowest first.
  static func unsigned(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A compiled catalog of gettext.
  static func catalog(_ messages: [(original: String, translation: String)]) -> [UInt8] {
    let texts = messages.map { Array($0.original.utf8) } + messages.map { Array($0.translation.utf8) }
    let head = 28
    var place = head + texts.count * 8
    var table: [UInt8] = []
    for text in texts {
      table += unsigned(text.count) + unsigned(place)
      place += text.count + 1
    }
    let fields = [0x9504_12DE, 0, messages.count, head, head + messages.count * 8, 0, 0]
    return fields.flatMap(unsigned) + table + texts.flatMap { $0 + [0] }
  }

  /// Numbers in bits, each with how many it has; the lowest bit first.
  static func packed(_ numbers: [(value: Int, width: Int)]) -> [UInt8] {
    var bits: [Int] = []
    for number in numbers { bits += (0..<number.width).map { number.value >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { byte, bit in
        byte | (start + bit < bits.count ? UInt8(bits[start + bit]) << UInt8(bit) : 0)
      }
    }
  }

  /// MessagePack as wordfreq has it: a head, and a list of words for each hundredth of a decimal logarithm.
  static func frequencies(_ groups: [[String]]) -> [UInt8] {
    let head = [UInt8(0x82), 0xA6] + Array("format".utf8) + [0xA2] + Array("cB".utf8) + [0xA7]
    var result = [UInt8(0xDC), 0, UInt8(groups.count + 1)] + head + Array("version".utf8) + [1]
    for group in groups {
      result.append(0x90 | UInt8(group.count))
      for word in group { result += [0xA0 | UInt8(word.utf8.count)] + Array(word.utf8) }
    }
    return result
  }
}
