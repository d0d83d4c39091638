/// Why a line of a tape failed: the keyboard is not as the line expects it.
public struct TapeFailure: Error, Equatable, Sendable {
  /// The line's number, from 1.
  public var line: Int
  /// What the line asks for.
  public var expected: String
  /// What there was instead.
  public var got: String
}

/// What tapes check.
extension TapeFailure {
  /// Fails unless the whole text is exactly this.
  public static func expectText(_ text: String, in session: Session, line: Int) throws(TapeFailure) {
    let got = String(decoding: session.document.text.bytes, as: UTF8.self)
    guard got == text else { throw TapeFailure(line: line, expected: text, got: got) }
  }

  /// Fails unless the screen matches.
  public static func expectScreen(_ pattern: String, on rows: [String], line: Int) throws {
    guard try matches(pattern, rows) else {
      throw TapeFailure(line: line, expected: "/\(pattern)/", got: rows.joined(separator: "\n"))
    }
  }

  /// Whether a pattern is found anywhere on the screen.
  public static func matches(_ pattern: String, _ rows: [String]) throws -> Bool {
    try Regex(pattern).firstMatch(in: rows.joined(separator: "\n")) != nil
  }

  /// What a `wait` expects.
  public static func inTime(_ pattern: String) -> String { "/\(pattern)/ within a minute" }
}
