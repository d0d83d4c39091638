import Glibc
import KeylineCore

/// The score that is kept over time: `score.sqlite` of the keyboard's own container.
///
/// Opened by keyboards and app commands, several at once. A value is used by one task at a time.
public final class ScoreStore {
  /// One sentence when a damaged score was set aside; said once.
  public var notice: String? { connection.notice }
  private let connection: DatabaseConnection

  /// Opens the score, and makes one where it is missing; a damaged one is set aside.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - patience: How long another process may keep this one waiting, in milliseconds.
  /// - Throws: ``DatabaseFileError``.
  public init(in container: Container, patience: Int = 5_000) throws(DatabaseFileError) {
    connection = try DatabaseConnection(
      DatabaseFile(path: Self.path(in: container), schema: ScoreSchema.database, patience: Int32(patience)),
      in: container)
  }

  /// Whether a score was kept yet.
  ///
  /// - Parameter container: The keyboard's own container.
  /// - Returns: Whether its file is there; what stands in it is not looked at.
  public static func exists(in container: Container) -> Bool { access(path(in: container), F_OK) == 0 }

  /// Adds to the score of a day, all of it or nothing.
  ///
  /// - Parameters:
  ///   - tallies: What was counted, for each layout.
  ///   - day: The day, as ISO 8601 has it.
  /// - Throws: ``DatabaseFileError``; nothing was written then.
  public func add(_ tallies: [Tally], on day: String) throws(DatabaseFileError) {
    try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        let count = try database.prepare(ScoreSchema.addCount)
        let presses = try database.prepare(ScoreSchema.addPresses)
        for tally in tallies {
          for counter in ScoreCounter.allCases where tally[counter] != 0 {
            try count.rows([
              .text(day), .text(tally.layout), .text(counter.name), DatabaseValue(tally[counter]),
            ])
          }
          for (key, number) in tally.keys {
            try presses.rows([
              .text(tally.layout), .text(key.layer), .text(key.key), DatabaseValue(number),
            ])
          }
        }
      }
    }
  }

  /// Reads everything; counters of another version are left out, and stay.
  ///
  /// - Throws: ``DatabaseFileError``.
  public func load() throws(DatabaseFileError) -> ScoreHistory {
    try connection.run { database throws(DatabaseError) in
      var history = ScoreHistory()
      try database.prepare(ScoreSchema.counts).forEachRow { row in
        let (day, layout) = (row.text(0), row.text(1))
        guard let counter = Self.counters[row.text(2)] else { return }
        if history.days.last?.day != day || history.days.last?.tally.layout != layout {
          history.days.append(ScoreHistory.Day(day: day, tally: Tally(layout: layout)))
        }
        history.days[history.days.count - 1].tally[counter] = Int(row.number(3))
      }
      try database.prepare(ScoreSchema.presses).forEachRow { row in
        let layout = row.text(0)
        if history.keys.last?.layout != layout { history.keys.append(Tally(layout: layout)) }
        history.keys[history.keys.count - 1].press(
          ScoreKey(layer: row.text(1), key: row.text(2)), times: Int(row.number(3)))
      }
      return history
    }
  }

  /// Forgets everything.
  ///
  /// - Throws: ``DatabaseFileError``.
  public func reset() throws(DatabaseFileError) {
    try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        try database.execute("DELETE FROM count; DELETE FROM press;")
      }
    }
  }

  /// Where the score lies.
  static func path(in container: Container) -> String { container.path + "/score.sqlite" }

  private static let counters = Dictionary(
    uniqueKeysWithValues: ScoreCounter.allCases.map { ($0.name, $0) })
}
