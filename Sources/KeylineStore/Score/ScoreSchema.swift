/// The tables of the score that is kept: numbers by name, and presses by key.
///
/// Presses have no day: how often a key was pressed on one day would say more of a short text than it should.
enum ScoreSchema {
  /// The database.
  static let database = DatabaseSchema(
    version: 1, title: "score", tables: tables, connection: "",
    probes: [addCount, addPresses, counts, presses])

  private static let tables = """
    CREATE TABLE IF NOT EXISTS count (
      day TEXT NOT NULL, layout TEXT NOT NULL, counter TEXT NOT NULL, number INTEGER NOT NULL,
      PRIMARY KEY (day, layout, counter)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS press (
      layout TEXT NOT NULL, layer TEXT NOT NULL, key TEXT NOT NULL, number INTEGER NOT NULL,
      PRIMARY KEY (layout, layer, key)
    ) STRICT, WITHOUT ROWID;

    """

  // What is added adds up, however many keyboards add.
  static let addCount = """
    INSERT INTO count VALUES (?, ?, ?, ?) ON CONFLICT (day, layout, counter)
    DO UPDATE SET number = number + excluded.number
    """
  static let addPresses = """
    INSERT INTO press VALUES (?, ?, ?, ?) ON CONFLICT (layout, layer, key)
    DO UPDATE SET number = number + excluded.number
    """
  static let counts = "SELECT day, layout, counter, number FROM count ORDER BY day, layout"
  static let presses = "SELECT layout, layer, key, number FROM press ORDER BY layout"
}
