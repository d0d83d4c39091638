import KeylineCore

/// The table of the ledger, and how an entry stands in it.
enum LedgerSchema {
  /// The database.
  static let database = DatabaseSchema(
    version: 1, title: "ledger", tables: tables, connection: "", probes: [insert, last])

  private static let tables = """
    CREATE TABLE IF NOT EXISTS request (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      provider TEXT NOT NULL,
      model TEXT NOT NULL,
      kind TEXT NOT NULL,
      bytes_sent INTEGER NOT NULL,
      bytes_received INTEGER NOT NULL,
      input_tokens INTEGER,
      output_tokens INTEGER,
      outcome TEXT NOT NULL,
      status INTEGER,
      first_text_ms INTEGER,
      end_ms INTEGER NOT NULL,
      characters_taken INTEGER NOT NULL,
      request_text TEXT,
      answer_text TEXT
    ) STRICT;
    CREATE INDEX IF NOT EXISTS request_time ON request (time);
    """

  private static let columns = """
    time, provider, model, kind, bytes_sent, bytes_received, input_tokens, output_tokens, outcome, status, \
    first_text_ms, end_ms, characters_taken, request_text, answer_text
    """

  /// Adds an entry.
  static let insert = "INSERT INTO request (\(columns)) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
  /// Lets go of all but the latest entries.
  static let trim =
    "DELETE FROM request WHERE id <= (SELECT id FROM request ORDER BY id DESC LIMIT 1 OFFSET ?)"
  /// The latest entries.
  static let last = "SELECT id, \(columns) FROM request ORDER BY id DESC LIMIT ?"

  /// The values of an entry, in the order of the columns.
  static func values(of entry: LedgerEntry) -> [DatabaseValue] {
    [
      .number(entry.time.milliseconds), .text(entry.provider.rawValue), .text(entry.model), .text(entry.kind),
      DatabaseValue(entry.bytesSent), DatabaseValue(entry.bytesReceived), DatabaseValue(entry.inputTokens),
      DatabaseValue(entry.outputTokens), .text(entry.outcome.name), DatabaseValue(entry.status),
      DatabaseValue(entry.firstTextMilliseconds), DatabaseValue(entry.endMilliseconds),
      DatabaseValue(entry.charactersTaken), DatabaseValue(entry.requestText), DatabaseValue(entry.answerText),
    ]
  }

  /// Reads a row of ``last``; nil when it names a provider that is not known.
  static func row(_ values: [DatabaseValue]) -> UsageLedger.Row? {
    guard values.count == 16, let id = values[0].number, let time = values[1].number,
      let provider = values[2].text.flatMap(ProviderID.init)
    else { return nil }
    let entry = LedgerEntry(
      time: UTCTime(milliseconds: Int64(time)), provider: provider, model: values[3].text ?? "",
      kind: values[4].text ?? "", bytesSent: values[5].number ?? 0, bytesReceived: values[6].number ?? 0,
      inputTokens: values[7].number, outputTokens: values[8].number,
      outcome: .init(name: values[9].text ?? ""), status: values[10].number,
      firstTextMilliseconds: values[11].number, endMilliseconds: values[12].number ?? 0,
      charactersTaken: values[13].number ?? 0, requestText: values[14].text, answerText: values[15].text)
    return UsageLedger.Row(id: Int64(id), entry: entry)
  }
}
