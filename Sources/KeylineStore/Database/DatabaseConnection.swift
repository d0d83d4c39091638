/// A database that stays usable: where its file is gone, or turns out to be damaged, there is a new one.
final class DatabaseConnection {
  let file: DatabaseFile
  /// One sentence when a damaged database was set aside; said once.
  private(set) var notice: String?
  private var database: Database
  /// Which file it is: another may take its place.
  private var identity: DatabaseFile.Identity?

  /// Opens a database, and makes one where it is missing.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - container: Where it lies.
  /// - Throws: ``DatabaseFileError``.
  init(_ file: DatabaseFile, in container: Container) throws(DatabaseFileError) {
    self.file = file
    do throws(ContainerError) { try container.prepare() } catch { throw .container(error) }
    (database, identity, notice) = try file.open()
  }

  /// Whether the file is another one than was opened.
  var isReplaced: Bool { file.identity != identity }

  /// Does something, on a new database where the old one is gone or turns out to be damaged.
  ///
  /// - Parameter body: What is done, in a transaction if need be.
  /// - Returns: What it answers.
  /// - Throws: ``DatabaseFileError``.
  func run<Value>(_ body: (Database) throws(DatabaseError) -> Value) throws(DatabaseFileError) -> Value {
    if isReplaced { try reopen() }
    do throws(DatabaseError) {
      return try body(database)
    } catch {
      guard error.isDamage else { throw file.failure(error) }
    }
    try reopen()
    do throws(DatabaseError) { return try body(database) } catch { throw file.failure(error) }
  }

  private func reopen() throws(DatabaseFileError) {
    let opened = try file.open(isSuspect: true)
    (database, identity) = (opened.database, opened.identity)
    if let said = opened.notice { notice = said }
  }
}
