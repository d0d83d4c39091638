/// A plain list of words, one a line, as a system may have it.
enum WordList {
  /// The words, as frequent as each other.
  ///
  /// - Parameter bytes: A list of words, or a dictionary of hunspell's: its number of lines, and what follows a stroke, are
  ///   left out.
  /// - Returns: Each word with the same frequency.
  static func frequencies(in bytes: [UInt8]) -> [(text: String, frequency: Float)] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.map { $0.prefix { $0 != "/" && $0 != "\t" } }.filter { $0.contains(where: \.isLetter) }
    return words.map { (String($0), 1 / Float(words.count)) }
  }
}
