import CSQLite

/// A value in a row of a database.
enum DatabaseValue: Equatable {
  case null
  case number(Int64)
  case real(Double)
  case text(String)

  init(_ number: Int?) { self = number.map { .number(Int64($0)) } ?? .null }
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  var number: Int? { if case .number(let number) = self { Int(number) } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension DatabaseValue {
  /// Tells SQLite to copy what it is given (`SQLITE_TRANSIENT`, a cast that Swift does not import).
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(in row: OpaquePointer, column: Int32) {
    switch sqlite3_column_type(row, column) {
    case SQLITE_INTEGER: self = .number(sqlite3_column_int64(row, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(row, column))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(row, column), count: Int(sqlite3_column_bytes(row, column)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    default: self = .null
    }
  }

  func bind(to statement: OpaquePointer, at index: Int32) throws(DatabaseError) {
    let code =
      switch self {
      case .null: sqlite3_bind_null(statement, index)
      case .number(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), Self.copied)
      }
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
  }
}
