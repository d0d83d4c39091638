import Glibc
import KeylineCore

/// The tables of learned words, and how weights stand in them.
///
/// A weight is written as if it had been counted on one day long ago, so that what is counted on different days can
/// simply be added: see Cormode and others, *Forward Decay* (2009).
enum WordSchema {
  /// The database; its pages are small, for each word that is finished writes a few of them.
  static let database = DatabaseSchema(
    version: 1, title: "list of learned words", tables: tables, layout: "PRAGMA page_size = 1024;",
    connection: "PRAGMA cache_size = -96; PRAGMA temp_store = MEMORY; PRAGMA wal_autocheckpoint = 2000;",
    probes: [
      "SELECT id, text FROM word", "SELECT word, form, weight, day FROM form",
      "SELECT older, newer, last, weight, day FROM sequence", "SELECT kind, word, other FROM verdict",
      "SELECT times FROM forgotten", addForm, addSequence,
    ])

  private static let tables = """
    CREATE TABLE IF NOT EXISTS word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE IF NOT EXISTS form (
      word INTEGER NOT NULL, form TEXT NOT NULL, weight REAL NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY (word, form)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS sequence (
      older INTEGER NOT NULL, newer INTEGER NOT NULL, last INTEGER NOT NULL, weight REAL NOT NULL,
      day INTEGER NOT NULL, PRIMARY KEY (older, newer, last)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS verdict (
      kind INTEGER NOT NULL, word TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (kind, word, other)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS forgotten (times INTEGER NOT NULL) STRICT;
    INSERT INTO forgotten SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM forgotten);

    """

  static let addForm = """
    INSERT INTO form VALUES (?, ?, max(0, ?3), ?4) ON CONFLICT (word, form)
    DO UPDATE SET weight = weight + ?3, day = max(day, ?4)
    """
  static let addSequence = """
    INSERT INTO sequence VALUES (?, ?, ?, max(0, ?4), ?5) ON CONFLICT (older, newer, last)
    DO UPDATE SET weight = weight + ?4, day = max(day, ?5)
    """
  /// Take out what was taken back.
  static let dropForm = "DELETE FROM form WHERE word = ? AND form = ? AND weight <= ?"
  static let dropSequence = "DELETE FROM sequence WHERE older = ? AND newer = ? AND last = ? AND weight <= ?"
  /// Takes out a word that nothing names any more.
  static let dropWord = """
    DELETE FROM word WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM form WHERE word = ?1)
      AND NOT EXISTS (SELECT 1 FROM sequence WHERE last = ?1 OR newer = ?1 OR older = ?1)
    """
  /// Takes out all words that nothing names any more.
  static let dropWords = """
    DELETE FROM word WHERE id NOT IN (SELECT word FROM form UNION SELECT last FROM sequence
      UNION SELECT newer FROM sequence UNION SELECT older FROM sequence)
    """
  /// Take out what counts least, so many rows of it.
  static let trimForms = """
    DELETE FROM form WHERE (word, form) IN (SELECT word, form FROM form ORDER BY weight LIMIT ?)
    """
  static let trimSequences = """
    DELETE FROM sequence WHERE (older, newer, last) IN
      (SELECT older, newer, last FROM sequence ORDER BY weight LIMIT ?)
    """
  /// Takes out the sequences that end in a word that is gone.
  static let dropEnds = "DELETE FROM sequence WHERE last NOT IN (SELECT word FROM form)"
  /// What counts less than this was taken back, whatever time has made of the rest.
  static let leastWeight = 0.01

  /// The day on which all weights are counted: 2026-01-01.
  private static let epoch = 20_454

  /// A weight as it is written.
  static func stored(_ weight: Double, day: Int) -> Double { weight * factor(day) }

  /// A weight as it was on a day.
  static func weight(_ stored: Double, day: Int) -> Double { stored / factor(day) }

  private static func factor(_ day: Int) -> Double {
    // A clock that is wrong by centuries must not make infinity of it.
    exp2(Double(min(max(day, epoch - 20_000), epoch + 50_000) - epoch) / LearnedSequence.halfLife)
  }
}

extension WordVerdict {
  /// The verdict as a row: its kind, the word it is found by, and what else there is to say.
  var row: (kind: Int64, word: String, other: String) {
    switch self {
    case .taught(let word): (1, LearnedSequence.folded(word), word)
    case .blocked(let word): (2, LearnedSequence.folded(word), "")
    case .reverted(let typed, let other): (3, LearnedSequence.folded(typed), LearnedSequence.folded(other))
    }
  }

  /// Reads a row; nil for one of a kind that is not known.
  init?(kind: Int64, word: String, other: String) {
    switch kind {
    case 1: self = .taught(other)
    case 2: self = .blocked(word)
    case 3: self = .reverted(typed: word, to: other)
    default: return nil
    }
  }
}
