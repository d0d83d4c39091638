import Glibc
import KeylineCore

/// What was learned from the user: `words.sqlite` of the keyboard's own container.
///
/// Opened by keyboards and app commands, several at once. A value is used by one task at a time.
public final class WordStore {
  /// What became of what was to be written.
  public enum Outcome: Equatable, Sendable {
    case saved
    /// Nothing was written: another process has forgotten something since the last `load`, which must not come back.
    case forgottenElsewhere
  }

  /// How long a keyboard waits for another process: not at all, as a key sees it.
  public static let keyboardPatience = 2
  /// The most words that are kept, and the most sequences of two and three.
  public static let mostWords = 20_000, mostSequences = 60_000

  /// One sentence when damaged words were set aside; said once.
  public var notice: String? { connection.notice }
  let connection: DatabaseConnection
  /// What was forgotten when this was read, and the state of the file after it.
  private var forgotten: Int64?
  private var version: Int64?

  /// Opens the words, and makes them where they are missing; damaged ones are set aside.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - patience: How long another process may keep this one waiting, in milliseconds.
  /// - Throws: ``DatabaseFileError``.
  public init(in container: Container, patience: Int = 5_000) throws(DatabaseFileError) {
    connection = try DatabaseConnection(
      DatabaseFile(path: Self.path(in: container), schema: WordSchema.database, patience: Int32(patience)),
      in: container)
  }

  /// Where the words lie.
  public static func path(in container: Container) -> String { container.path + "/words.sqlite" }

  /// Whether there are words yet.
  ///
  /// - Parameter container: The keyboard's own container.
  /// - Returns: Whether their file is there; what stands in it is not looked at.
  public static func exists(in container: Container) -> Bool { access(path(in: container), F_OK) == 0 }

  /// Whether another process has written since the last ``load()``.
  ///
  /// A look at one number that the processes share. What this value writes does not count.
  public var hasChangedElsewhere: Bool {
    guard let version, !connection.isReplaced else { return true }
    do throws(DatabaseFileError) {
      return try connection.run { database throws(DatabaseError) in
        try Self.number("PRAGMA data_version", in: database)
      } != version
    } catch {
      return false
    }
  }

  // MARK: Reading

  /// Reads everything.
  ///
  /// - Returns: What was learned and decided.
  /// - Throws: ``DatabaseFileError``.
  /// - Complexity: O(*n*) in the rows.
  public func load() throws(DatabaseFileError) -> LearnedWords {
    let (words, forgotten, version) = try connection.run { database throws(DatabaseError) in
      // One state of the file, whatever others write meanwhile.
      try database.execute("BEGIN")
      do throws(DatabaseError) {
        let read = try Self.read(database)
        try database.execute("COMMIT")
        return read
      } catch {
        do throws(DatabaseError) { try database.execute("ROLLBACK") } catch {}
        throw error
      }
    }
    (self.forgotten, self.version) = (forgotten, version)
    // A little beyond the cap is let be: taking out takes longer than reading.
    if words.forms.count > Self.mostWords * 9 / 8 || words.sequences.count > Self.mostSequences * 9 / 8 {
      try trim(
        forms: words.forms.count - Self.mostWords, sequences: words.sequences.count - Self.mostSequences)
    }
    return words
  }

  private static func read(
    _ database: Database
  ) throws(DatabaseError) -> (LearnedWords, forgotten: Int64, version: Int64) {
    var words = LearnedWords()
    var places: [Int64: Int32] = [-1: LearnedWords.Sequence.none]
    try database.prepare("SELECT id, text FROM word ORDER BY text").forEachRow { row in
      places[row.number(0)] = Int32(words.texts.count)
      words.texts.append(row.text(1))
    }
    try database.prepare("SELECT word, form, weight, day FROM form").forEachRow { row in
      guard let word = places[row.number(0)] else { return }
      let day = Int(row.number(3))
      words.forms.append(
        LearnedWords.Form(
          word: word, form: row.text(1), weight: Float(WordSchema.weight(row.real(2), day: day)),
          day: Int32(clamping: day)))
    }
    try database.prepare("SELECT older, newer, last, weight, day FROM sequence").forEachRow { row in
      guard let older = places[row.number(0)], let newer = places[row.number(1)],
        let last = places[row.number(2)]
      else { return }
      let day = Int(row.number(4))
      words.sequences.append(
        LearnedWords.Sequence(
          older: older, newer: newer, last: last, weight: Float(WordSchema.weight(row.real(3), day: day)),
          day: Int32(clamping: day)))
    }
    try database.prepare("SELECT kind, word, other FROM verdict").forEachRow { row in
      if let verdict = WordVerdict(kind: row.number(0), word: row.text(1), other: row.text(2)) {
        words.verdicts.append(verdict)
      }
    }
    return (
      words, try number("SELECT times FROM forgotten", in: database),
      try number("PRAGMA data_version", in: database)
    )
  }

  static func number(_ statement: String, in database: Database) throws(DatabaseError) -> Int64 {
    Int64(try database.rows(statement).first?.first?.number ?? 0)
  }

  // MARK: Writing

  /// Adds what was learned and decided, all of it or nothing.
  ///
  /// - Parameters:
  ///   - sequences: What is to be added; a weight below nothing takes back.
  ///   - verdicts: What the user has decided, the latest last.
  ///   - withdrawn: What is no longer decided.
  /// - Returns: What became of it.
  /// - Throws: ``DatabaseFileError``; nothing was written then.
  /// - Complexity: O(*n* log *m*) in what is added and in what there is.
  @discardableResult
  public func save(
    _ sequences: [LearnedSequence], verdicts: [WordVerdict] = [], withdrawn: [WordVerdict] = []
  ) throws(DatabaseFileError) -> Outcome {
    try connection.run { database throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        let forgotten = try Self.number("SELECT times FROM forgotten", in: database)
        if let known = self.forgotten, known != forgotten { return .forgottenElsewhere }
        var writer = try WordWriter(database)
        for sequence in sequences { try writer.add(sequence) }
        for verdict in verdicts { try writer.add(verdict) }
        for verdict in withdrawn { try writer.withdraw(verdict) }
        try writer.finish()
        return .saved
      }
    }
  }
}
