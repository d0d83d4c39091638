import CSQLite

/// A statement that is ready to be run, as often as need be; it goes before its database does.
final class DatabaseStatement {
  private let handle: OpaquePointer

  fileprivate init(handle: OpaquePointer) { self.handle = handle }

  /// Makes a statement ready.
  ///
  /// - Parameters:
  ///   - text: The statement, with a `?` for each value.
  ///   - database: The open database.
  /// - Throws: ``DatabaseError``.
  convenience init(_ text: String, in database: OpaquePointer) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database, text, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw DatabaseError(code: code) }
    self.init(handle: prepared)
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement.
  ///
  /// - Parameter values: A value for each `?`.
  /// - Returns: Its rows.
  /// - Throws: ``DatabaseError``.
  @discardableResult
  func rows(_ values: [DatabaseValue] = []) throws(DatabaseError) -> [[DatabaseValue]] {
    var rows: [[DatabaseValue]] = []
    try forEachRow(values) { row in rows.append((0..<row.count).map { row[$0] }) }
    return rows
  }

  /// Runs the statement, without keeping its rows.
  ///
  /// - Parameters:
  ///   - values: A value for each `?`.
  ///   - body: Gets each row, which is good for that moment only.
  /// - Throws: ``DatabaseError``.
  func forEachRow(
    _ values: [DatabaseValue] = [], _ body: (DatabaseRow) -> Void
  ) throws(DatabaseError) {
    defer { sqlite3_reset(handle) }
    for (index, value) in zip(Int32(1)..., values) { try value.bind(to: handle, at: index) }
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: body(DatabaseRow(handle: handle))
      case SQLITE_DONE: return
      case let code: throw DatabaseError(code: code)
      }
    }
  }
}

/// The row that a statement stands at.
struct DatabaseRow {
  fileprivate let handle: OpaquePointer

  /// How many columns it has.
  var count: Int32 { sqlite3_column_count(handle) }

  /// The value of a column.
  subscript(column: Int32) -> DatabaseValue { DatabaseValue(in: handle, column: column) }

  /// The whole number of a column; 0 where it holds none.
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The number of a column; 0 where it holds none.
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// The text of a column; empty where it holds none.
  func text(_ column: Int32) -> String { self[column].text ?? "" }
}
