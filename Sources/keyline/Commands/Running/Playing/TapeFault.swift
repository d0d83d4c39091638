import KeylineCore

/// Something of a tape that is not as it has to be.
struct TapeFault {
  /// What is wrong in one sentence, with file and line.
  let message: String
  /// What was expected, what there was, and the screens before and after.
  var details: [String] = []
  /// The line that would be right, by its number from 1; nil where only a person can tell.
  var correction: (line: Int, text: String)?

  /// A tape that cannot be read or played on.
  init(message: String, details: [String] = []) {
    self.message = message
    self.details = details
  }

  /// An expectation that is not met.
  ///
  /// - Parameters:
  ///   - failure: What was expected, and what there was.
  ///   - file: The tape.
  ///   - before: The screen before the last line that did something, and the number of that line.
  ///   - after: The screen now.
  init(_ failure: TapeFailure, of file: TapeFile, before: (rows: [String], line: Int)?, after: [String]) {
    message = file.failure(failure).message
    details = Self.difference(failure.reason)
    if let before {
      details.append("  before (line \(before.line)):")
      details += before.rows.map { "  |\($0)" }
    }
    details.append("  after:")
    for (row, text) in after.enumerated() {
      let isNew = before.map { !$0.rows.indices.contains(row) || $0.rows[row] != text } ?? false
      details.append((isNew ? " >|" : "  |") + text)
    }
    correction = Self.correction(failure.reason).map { (failure.line, $0) }
  }

  private static func difference(_ reason: TapeFailure.Reason) -> [String] {
    switch reason {
    case .text(let expected, let got), .row(_, let expected, let got, _):
      TapeDifference.lines(expected: TapeText.quoted(expected), got: TapeText.quoted(got))
    case .screen, .wait: []
    }
  }

  private static func correction(_ reason: TapeFailure.Reason) -> String? {
    switch reason {
    case .text(_, let got): "expect text \(TapeText.quoted(got))"
    case .row(let row, _, let got, _): "expect row \(row) \(TapeText.quoted(got))"
    case .screen, .wait: nil
    }
  }
}
