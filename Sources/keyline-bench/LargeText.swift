/// Long texts made of words that mean nothing, the same in every run.
enum LargeText {
  /// Lines of about 60 bytes.
  ///
  /// - Parameter byteCount: The length of the text.
  /// - Returns: The text, ended by a newline.
  static func lines(byteCount: Int) -> [UInt8] { text(byteCount: byteCount, lineLength: 60) }

  /// One line.
  ///
  /// - Parameter byteCount: The length of the text.
  /// - Returns: The text, ended by a newline.
  static func line(byteCount: Int) -> [UInt8] { text(byteCount: byteCount, lineLength: .max) }

  private static func text(byteCount: Int, lineLength: Int) -> [UInt8] {
    var words = SampleWords(seed: 11)
    // Enough that no two screens are alike; the rest repeats it.
    var block: [UInt8] = []
    var column = 0
    while block.count < min(byteCount, 1 << 20) {
      let word = Array(words.next().utf8)
      block += word
      column += word.count + 1
      block.append(column > lineLength ? 0x0A : 0x20)
      if column > lineLength { column = 0 }
    }
    var text: [UInt8] = []
    text.reserveCapacity(byteCount + block.count)
    while text.count < byteCount { text += block }
    text.removeLast(text.count - byteCount + 1)
    text.append(0x0A)
    return text
  }
}
