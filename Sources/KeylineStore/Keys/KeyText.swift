/// What a key looks like: one line of 1 to 4096 printable ASCII characters.
enum KeyText {
  /// The most characters of a key.
  static let limit = 4096

  /// Reads a key from the bytes of a file, a pipe or a prompt.
  ///
  /// - Parameter bytes: The key, with a newline after it or without.
  /// - Returns: The key, or the reason, in words, why there is none.
  static func read(_ bytes: [UInt8]) -> Result<String, Fault> {
    var bytes = bytes[...]
    if bytes.last == 0x0A { bytes = bytes.dropLast() }
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    if bytes.isEmpty { return .failure(Fault(reason: "it is empty")) }
    if bytes.count > limit { return .failure(.tooLong) }
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return .failure(Fault(reason: "it has blanks, line ends or characters that are not ASCII"))
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  /// Why there is no key.
  struct Fault: Error {
    /// The reason, as a clause.
    let reason: String

    static let tooLong = Fault(reason: "it has more than \(limit) characters")
  }
}
