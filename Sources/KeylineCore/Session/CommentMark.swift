/// What begins the comment lines of a message that Git asked for.
///
/// Git has a setting for it (`core.commentChar`, `core.commentString`), and the file shows what it is: Git puts
/// it before its scissors line and before the lines of help at the file's end.
enum CommentMark {
  /// Git's default.
  static let usual = "#"
  /// What Git chooses from when it is to choose by itself (`core.commentChar = auto`).
  private static let candidates = "#;@!$%^&|:"
  /// The scissors line behind its mark.
  private static let scissors = " ------------------------ >8 ------------------------"
  /// The longest mark of more than one character, in bytes.
  private static let longest = 16
  /// The message comes first and is short: nothing is looked for behind this many bytes.
  private static let reach = 64 << 10

  /// The mark that a file shows, Git's default when it shows none.
  ///
  /// - Complexity: O(log *n*); the first 64 KiB and the last line are looked at.
  static func find(in text: PieceTree) -> String {
    scissorsMark(in: text.slice(0..<min(text.byteCount, reach))) ?? lastLineMark(in: text) ?? usual
  }

  private static func scissorsMark(in head: PieceTree) -> String? {
    guard let match = head.nextMatch(of: scissors, from: 0, wrapping: false) else { return nil }
    let line = head.lineRange(containing: match.lowerBound)
    let mark = head.string(in: line.lowerBound..<match.lowerBound)
    let isPlain = line.upperBound == match.upperBound && !mark.contains(where: \.isWhitespace)
    return isPlain && (1...longest).contains(mark.utf8.count) ? mark : nil
  }

  private static func lastLineMark(in text: PieceTree) -> String? {
    var end = text.byteCount
    while end > 0, [0x0A, 0x0D].contains(text.byte(at: end - 1)) { end -= 1 }
    let line = text.lineRange(containing: end)
    guard !line.isEmpty else { return nil }
    let start = text.bytes(in: line.lowerBound..<min(line.lowerBound + 2, line.upperBound))
    let mark = Character(UnicodeScalar(start[0]))
    // A line of help is the mark and a blank, or the mark alone.
    let isComment = candidates.contains(mark) && (start.count == 1 || start[1] == 0x20 || start[1] == 0x09)
    return isComment ? String(mark) : nil
  }
}
