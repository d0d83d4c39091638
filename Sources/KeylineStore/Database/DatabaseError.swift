import CSQLite

/// A refusal of the database.
enum DatabaseError: Error, Equatable {
  /// SQLite's result code, without its extension.
  case refused(code: Int32)
  /// The kernel's, before SQLite had the file.
  case file(SystemError)
  /// The database has a newer schema.
  case newer

  /// Makes an error of a result code.
  init(code: Int32) { self = .refused(code: code & 0xFF) }

  /// Whether another connection has held the database for too long.
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains { self == .refused(code: $0) } }

  /// Whether there is no room on the disk.
  var isDiskFull: Bool { self == .refused(code: SQLITE_FULL) }

  /// Whether the file holds no database, a damaged one, or one with other tables: SQLite knows no better code for
  /// statements that name what is not there.
  var isDamage: Bool {
    [SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_ERROR].contains { self == .refused(code: $0) }
  }
}
