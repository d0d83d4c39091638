/// What Git writes into a message besides the message.
public enum CommitMessage {
  /// Git writes this line, behind its mark, above a diff; it and what follows never belong to the message.
  private static let scissorsLine = " ------------------------ >8 ------------------------"
  /// The message comes first and is short: no scissors are looked for behind this many bytes.
  public static let scissorsReach = 64 << 10

  /// Where the scissors line begins.
  ///
  /// - Parameters:
  ///   - text: The text, from its start on.
  ///   - mark: What begins a comment line.
  /// - Returns: The offset; nil where there is none.
  /// - Complexity: O(*n*) in the text.
  public static func scissors(in text: PieceTree, mark: String) -> Int? {
    var offset = 0
    while let match = text.nextMatch(of: mark + scissorsLine, from: offset, wrapping: false) {
      if match.lowerBound == 0 || text.byte(at: match.lowerBound - 1) == 0x0A { return match.lowerBound }
      offset = match.upperBound
    }
    return nil
  }
}
