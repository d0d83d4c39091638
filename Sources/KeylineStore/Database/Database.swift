import CSQLite

/// An open SQLite database, used by one task at a time.
final class Database {
  private let handle: OpaquePointer

  /// Opens a database, or makes one of a file that is missing or empty.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - patience: How long another process may hold the database, in milliseconds, before that is a failure.
  /// - Throws: ``DatabaseError``.
  init(_ path: String, patience: Int32 = 5_000) throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw DatabaseError(code: code)
    }
    handle = opened
    sqlite3_busy_timeout(handle, patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without parameters or results.
  func execute(_ statements: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
  }

  /// Runs one statement.
  ///
  /// - Parameters:
  ///   - statement: The statement, with a `?` for each value.
  ///   - values: The values.
  /// - Returns: Its rows.
  /// - Throws: ``DatabaseError``.
  @discardableResult
  func rows(_ statement: String, _ values: [DatabaseValue] = []) throws(DatabaseError) -> [[DatabaseValue]] {
    let prepared = try prepare(statement)
    return try prepared.rows(values)
  }

  /// Makes a statement ready to be run many times.
  ///
  /// - Parameter statement: The statement, with a `?` for each value.
  /// - Returns: The statement.
  /// - Throws: ``DatabaseError``.
  func prepare(_ statement: String) throws(DatabaseError) -> DatabaseStatement {
    try DatabaseStatement(statement, in: handle)
  }

  /// Runs statements that all count or none, against every other writer.
  func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
    try execute("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // What failed may have ended the transaction already.
      do throws(DatabaseError) { try execute("ROLLBACK") } catch {}
      throw error
    }
  }

  /// What a result code means, in the library's words.
  static func reason(_ code: Int32) -> String { String(cString: sqlite3_errstr(code)) }

  /// The number of the row that was last added here.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }
}
