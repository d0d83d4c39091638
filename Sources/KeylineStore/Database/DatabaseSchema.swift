/// The tables of a database, and how a connection to it works.
struct DatabaseSchema: Sendable {
  /// The version that is written, and the newest that is read.
  let version: Int64
  /// What a database is called, to end the sentence "a new … was begun".
  let title: String
  /// What makes the tables.
  let tables: String
  /// What holds before there is a table, such as the size of a page.
  var layout = ""
  /// What holds for each connection.
  let connection: String
  /// Statements that name every column and key: what cannot be made ready is not run, but tells of another's tables.
  let probes: [String]

  /// Brings a database that has just been opened to this version; one process at a time.
  func prepare(_ database: Database) throws(DatabaseError) {
    let present = try database.rows("PRAGMA user_version").first?.first?.number ?? 0
    guard present <= version else { throw .newer }
    if present == 0 {
      try database.execute(layout)
      try database.rows("PRAGMA journal_mode = WAL")
      try database.transaction { () throws(DatabaseError) in
        try database.execute(tables + "PRAGMA user_version = \(version);")
      }
    }
    for probe in probes { _ = try database.prepare(probe) }
    // What is let go of is overwritten.
    try database.execute(
      "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF;" + connection)
  }

  /// Whether every page of a database is as it should be.
  func isSound(_ database: Database) throws(DatabaseError) -> Bool {
    try database.rows("PRAGMA quick_check(1)") == [[.text("ok")]]
  }
}
