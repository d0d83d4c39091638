/// Where the secrets of a text stand, for pictures and scripts that others are to see.
///
/// More is taken for a secret than when a text is sent: a word that begins like a key is one from its first letters on,
/// for what is recorded is recorded letter by letter.
public enum SecretSpans {
  /// What stands in the place of each byte of a secret.
  public static let filler: UInt8 = 0x2A

  /// The text with each byte of a secret replaced, so that everything else stays where it was.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: What stands before it in the document, to the beginning of the line above or farther.
  /// - Returns: A text of as many bytes.
  /// - Complexity: O(*n*) in the text and its context.
  public static func masked(_ text: String, after context: String = "") -> String {
    let start = context.utf8.count
    var bytes = Array(text.utf8)
    for range in ranges(in: context + text) {
      for offset in range.clamped(to: start..<start + bytes.count) { hide(&bytes[offset - start]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces a byte, unless it ends a line.
  static func hide(_ byte: inout UInt8) { if byte != 0x0A, byte != 0x0D { byte = filler } }

  /// The secrets among the bytes of a document.
  ///
  /// - Parameter bytes: Whole lines; what is no UTF-8 in them, or cut at an end, is passed over and moves nothing.
  /// - Returns: Ranges of the bytes that do not overlap.
  /// - Complexity: O(*n*) in the bytes.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let text =
      String(validating: bytes, as: UTF8.self)
      // Repaired, the text would be longer than its bytes.
      ?? String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    return ranges(in: text)
  }

  /// The secrets of a text as byte offsets, in order.
  ///
  /// - Parameter text: Whole lines.
  /// - Returns: Ranges that do not overlap.
  /// - Complexity: O(*n*) in the text.
  public static func ranges(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var above = text[text.startIndex..<text.startIndex]
    var isInKey = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      isInKey = isInKey || line.contains("-----BEGIN")
      if isInKey || SecretPattern.isKeyLine(line) || SecretPattern.isAskedFor(above: above) {
        ranges.append(offsets(of: line, in: text))
      } else {
        ranges += spans(in: line).map { offsets(of: $0, in: text) }
      }
      if line.contains("-----END") { isInKey = false }
      if !line.allSatisfy(\.isWhitespace) { above = text[line.startIndex..<after(line, in: text)] }
    }
    return ranges.filter { !$0.isEmpty }
  }

  private static func after(_ line: Substring, in text: String) -> String.Index {
    line.endIndex < text.endIndex ? text.index(after: line.endIndex) : line.endIndex
  }

  private static func offsets(of part: Substring, in text: String) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }

  private static func spans(in line: Substring) -> [Substring] {
    // A password may have blanks in it.
    if let said = SecretPattern.said(in: line)?.first { return [line[said.startIndex...]] }
    if let found = SecretAssignments.find(in: line) { return [rest(of: line, with: found)] }
    let keys = line.split(whereSeparator: \.isWhitespace).filter { SecretKeys.mayBegin($0) }
    let cards =
      CardNumbers.areIn(String(line)) ? line.split { !$0.isNumber } : CardNumbers.beginnings(in: line)
    return keys + cards
  }

  /// The end of a line from the word on with which it holds a secret.
  private static func rest(of line: Substring, with found: SecretPattern) -> Substring {
    for word in line.split(whereSeparator: \.isWhitespace)
    where SecretAssignments.find(in: line[..<word.endIndex]) == found { return line[word.startIndex...] }
    return line
  }
}
