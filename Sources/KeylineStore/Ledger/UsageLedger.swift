import Glibc
import KeylineCore

/// What was asked of providers, request by request: `usage.sqlite` of the shared container.
///
/// Opened by brokers and app commands only, several at once. A value is used by one task at a time.
public final class UsageLedger {
  /// An entry as it stands in the ledger.
  public struct Row: Equatable, Sendable {
    /// Its number; later entries have higher ones.
    public let id: Int64
    /// What was written down.
    public let entry: LedgerEntry
  }

  /// The most requests that are kept.
  public static let mostRows = 10_000
  /// The most days that a request is kept.
  public static let mostDays = 90

  /// One sentence when a damaged ledger was set aside; said once.
  public private(set) var notice: String?
  private let path: String
  private var database: Database
  /// Which file it is: another may take its place.
  private var identity: LedgerFile.Identity?

  /// Opens the ledger, and makes one where it is missing; a damaged one is set aside.
  ///
  /// - Parameter container: The shared container.
  /// - Throws: ``LedgerError``.
  public init(in container: Container) throws(LedgerError) {
    path = Self.path(in: container)
    do throws(ContainerError) { try container.prepare() } catch { throw .container(error) }
    (database, identity, notice) = try LedgerFile(path).open()
  }

  /// Whether there is a ledger yet.
  ///
  /// - Parameter container: The shared container.
  /// - Returns: Whether its file is there; what stands in it is not looked at.
  public static func exists(in container: Container) -> Bool { access(path(in: container), F_OK) == 0 }

  /// Writes down a request, and lets go of what is beyond the limits.
  ///
  /// - Parameter entry: The request.
  /// - Returns: The number of its row.
  /// - Throws: ``LedgerError``; nothing was written then.
  public func record(_ entry: LedgerEntry) throws(LedgerError) -> Int64 {
    try onDatabase { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        try database.rows(LedgerSchema.insert, LedgerSchema.values(of: entry))
        let id = database.lastRow
        let oldest = entry.time.milliseconds - Int64(Self.mostDays) * 86_400_000
        try database.rows("DELETE FROM request WHERE time < ?", [.number(oldest)])
        try database.rows(LedgerSchema.trim, [.number(Int64(Self.mostRows))])
        return id
      }
    }
  }

  /// Adds to the characters that were taken of a request's answer.
  ///
  /// - Parameters:
  ///   - id: The number of the request's row; one that is no longer there is passed over.
  ///   - characters: How many were taken.
  /// - Throws: ``LedgerError``; nothing was written then.
  public func noteTaken(_ id: Int64, characters: Int) throws(LedgerError) {
    try onDatabase { database throws(DatabaseError) in
      _ = try database.rows(
        "UPDATE request SET characters_taken = characters_taken + ? WHERE id = ?",
        [.init(characters), .number(id)])
    }
  }

  /// The last requests, the latest first.
  ///
  /// - Parameter count: The most of them.
  /// - Returns: Their rows; those that name a provider of another version are left out.
  /// - Throws: ``LedgerError``.
  public func last(_ count: Int) throws(LedgerError) -> [Row] {
    try onDatabase { database throws(DatabaseError) in
      try database.rows(LedgerSchema.last, [.init(count)]).compactMap(LedgerSchema.row)
    }
  }
}

// MARK: Opening

extension UsageLedger {
  private static func path(in container: Container) -> String { container.path + "/usage.sqlite" }

  /// Does something, on a new database where the old one is gone or turns out to be damaged.
  private func onDatabase<Value>(
    _ body: (Database) throws(DatabaseError) -> Value
  ) throws(LedgerError) -> Value {
    let file = LedgerFile(path)
    if file.identity != identity { try reopen(file) }
    do throws(DatabaseError) {
      return try body(database)
    } catch {
      guard error.isDamage else { throw file.failure(error) }
    }
    try reopen(file)
    do throws(DatabaseError) { return try body(database) } catch { throw file.failure(error) }
  }

  private func reopen(_ file: LedgerFile) throws(LedgerError) {
    let opened = try file.open(isSuspect: true)
    (database, identity) = (opened.database, opened.identity)
    if let said = opened.notice { notice = said }
  }
}
