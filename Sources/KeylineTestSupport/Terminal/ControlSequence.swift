/// One control sequence of a program's output: `CSI leader parameters final`.
struct ControlSequence: Hashable {
  var leader: Character?
  var parameters: [Int]
  var final: Character

  /// Reads a sequence.
  ///
  /// - Parameter bytes: Everything after `CSI`, the final byte included.
  init?(_ bytes: [UInt8]) {
    guard let last = bytes.last else { return nil }
    final = Character(Unicode.Scalar(last))
    var body = bytes.dropLast()
    if let first = body.first, (0x3c...0x3f).contains(first) {
      leader = Character(Unicode.Scalar(first))
      body.removeFirst()
    }
    parameters = String(decoding: body, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
  }
}
