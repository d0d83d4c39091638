/// A table in Markdown, its columns aligned so that it can be read on a terminal too.
struct Table {
  /// The heads of the columns.
  let heads: [String]
  /// The cells, row by row.
  var rows: [[String]] = []

  /// The table's lines.
  var text: String {
    let all = [heads] + rows
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      "| "
        + Swift.zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " | ") + " |"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }
}
