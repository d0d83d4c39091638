/// Why a line of a tape failed: the keyboard is not as the line expects it.
public struct TapeFailure: Error, Equatable, Sendable {
  /// What was expected, and what there was.
  public enum Reason: Equatable, Sendable {
    case text(expected: String, got: String)
    case row(Int, expected: String, got: String, rows: [String])
    case screen(pattern: String, rows: [String])
    /// A `wait` that was in vain.
    case wait(pattern: String, rows: [String])
  }

  /// The line's number, from 1.
  public var line: Int
  /// What was expected, and what there was.
  public var reason: Reason

  /// Creates a failure.
  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// One line that says what is not as expected.
  public var sentence: String {
    switch reason {
    case .text(let expected, let got):
      "the text is \(got.debugDescription), expected was \(expected.debugDescription)"
    case .row(let row, let expected, let got, _):
      "row \(row) is \(got.debugDescription), expected was \(expected.debugDescription)"
    case .screen(let pattern, _): "/\(pattern)/ is not on the screen"
    case .wait(let pattern, _): "/\(pattern)/ has not come to the screen within a minute"
    }
  }

  /// The rows of the screen that did not match; empty where it was not looked at.
  public var screen: [String] {
    switch reason {
    case .text: []
    case .screen(_, let rows), .wait(_, let rows), .row(_, _, _, let rows): rows
    }
  }
}

/// What tapes check.
extension TapeFailure {
  /// Fails unless the whole text is exactly this.
  static func expectText(_ text: String, in session: Session, line: Int) throws(TapeFailure) {
    let got = String(decoding: session.document.text.bytes, as: UTF8.self)
    guard got.utf8.elementsEqual(text.utf8) else {
      throw TapeFailure(line: line, .text(expected: text, got: got))
    }
  }

  /// Fails unless a row of the screen, counted from 1, shows exactly this and blanks behind it.
  static func expectRow(_ row: Int, _ text: String, on rows: [String], line: Int) throws(TapeFailure) {
    let got = rows.indices.contains(row - 1) ? rows[row - 1] : ""
    let wanted = String(text.reversed().drop { $0 == " " }.reversed())
    guard got.utf8.elementsEqual(wanted.utf8) else {
      throw TapeFailure(line: line, .row(row, expected: wanted, got: got, rows: rows))
    }
  }

  /// Fails unless the screen matches.
  static func expectScreen(_ pattern: String, on rows: [String], line: Int) throws {
    guard try matches(pattern, rows) else {
      throw TapeFailure(line: line, .screen(pattern: pattern, rows: rows))
    }
  }

  /// Whether a pattern is found anywhere on the screen.
  static func matches(_ pattern: String, _ rows: [String]) throws -> Bool {
    try Regex(pattern).firstMatch(in: rows.joined(separator: "\n")) != nil
  }
}
