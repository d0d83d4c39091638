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
  public var notice: String? { connection.notice }
  private let connection: DatabaseConnection

  /// Opens the ledger, and makes one where it is missing; a damaged one is set aside.
  ///
  /// - Parameter container: The shared container.
  /// - Throws: ``DatabaseFileError``.
  public init(in container: Container) throws(DatabaseFileError) {
    connection = try DatabaseConnection(
      DatabaseFile(path: Self.path(in: container), schema: LedgerSchema.database), in: container)
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
  /// - Throws: ``DatabaseFileError``; nothing was written then.
  public func record(_ entry: LedgerEntry) throws(DatabaseFileError) -> Int64 {
    try connection.run { database throws(DatabaseError) in
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
  /// - Throws: ``DatabaseFileError``; nothing was written then.
  public func noteTaken(_ id: Int64, characters: Int) throws(DatabaseFileError) {
    try connection.run { database throws(DatabaseError) in
      _ = try database.rows(
        "UPDATE request SET characters_taken = characters_taken + ? WHERE id = ?",
        [.init(characters), .number(id)])
    }
  }

  /// The last requests, the latest first.
  ///
  /// - Parameter count: The most of them.
  /// - Returns: Their rows; those that name a provider of another version are left out.
  /// - Throws: ``DatabaseFileError``.
  public func last(_ count: Int) throws(DatabaseFileError) -> [Row] {
    try connection.run { database throws(DatabaseError) in
      try database.rows(LedgerSchema.last, [.init(count)]).compactMap(LedgerSchema.row)
    }
  }

  private static func path(in container: Container) -> String { container.path + "/usage.sqlite" }
}
