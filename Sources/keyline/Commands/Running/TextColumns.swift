/// Rows of words as columns that stand below each other.
enum TextColumns {
  /// Lays rows out.
  ///
  /// - Parameter rows: The words of each row, as many in each.
  /// - Returns: One line for each row.
  /// - Complexity: O(n) in the words.
  static func make(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let last = row.count - 1
      return row.enumerated().map { column, word in
        column == last ? word : word + String(repeating: " ", count: widths[column] - word.count + 2)
      }.joined()
    }
  }
}
