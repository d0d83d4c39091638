import KeylineCore
import KeylineStore

/// The score as rows of a table (RFC 4180).
enum ScoreRows {
  /// A row with the names of the columns, then one for each day and layout.
  static func text(of history: ScoreHistory) -> String {
    let heading = ["day", "layout"] + ScoreCounter.allCases.map(\.name)
    let rows = history.days.map { day in
      [day.day, quoted(day.tally.layout)] + ScoreCounter.allCases.map { String(day.tally[$0]) }
    }
    return ([heading] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// A layout is called what its file is called.
  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
