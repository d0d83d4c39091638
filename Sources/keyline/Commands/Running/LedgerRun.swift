import KeylineCore
import KeylineStore

/// `keyline ledger`.
struct LedgerRun {
  let files: SettingsFiles

  /// One request in machine-readable lists.
  private struct Item: Encodable {
    let id: Int64
    let time, provider, model, kind: String
    let bytesSent, bytesReceived: Int
    let inputTokens, outputTokens: Int?
    let outcome: String
    let status, firstTextMilliseconds: Int?
    let endMilliseconds, charactersTaken: Int
    let requestText, answerText: String?
  }

  /// Lists requests, the latest last, where the eye is.
  ///
  /// - Returns: what is printed.
  func run(_ options: LedgerOptions) throws -> String {
    guard let container = files.sharedContainer else {
      throw CommandFailure(message: "There is no place for a ledger: set HOME or XDG_DATA_HOME.")
    }
    let rows = try UsageLedger.exists(in: container) ? rows(options, in: container) : []
    if options.isJSON { return try JSONText.of(rows.map { item($0, showsText: options.showsText) }) }
    if rows.isEmpty { return "No request has left this machine.\n" }
    let lines = TextColumns.make([Self.heading] + rows.map(cells))
    guard options.showsText else { return lines.map { $0 + "\n" }.joined() }
    return lines[0] + "\n" + zip(lines.dropFirst(), rows).map { $0 + "\n" + texts(of: $1.entry) }.joined()
  }

  private func rows(_ options: LedgerOptions, in container: Container) throws -> [UsageLedger.Row] {
    do throws(DatabaseFileError) {
      let ledger = try UsageLedger(in: container)
      let rows = try ledger.last(options.count)
      if let notice = ledger.notice { StandardError.write("keyline: " + notice) }
      return rows.reversed()
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  private static let heading = [
    "TIME", "PROVIDER", "MODEL", "BYTES", "TOKENS", "OUTCOME", "MILLISECONDS", "TAKEN",
  ]

  private func cells(_ row: UsageLedger.Row) -> [String] {
    let entry = row.entry
    return [
      entry.time.text, entry.provider.rawValue, entry.model.withoutControls,
      "\(entry.bytesSent)/\(entry.bytesReceived)",
      entry.inputTokens == nil && entry.outputTokens == nil
        ? "-" : "\(Self.text(entry.inputTokens))/\(Self.text(entry.outputTokens))",
      entry.outcome.name.withoutControls + (entry.status.map { $0 == 200 ? "" : " (\($0))" } ?? ""),
      "\(Self.text(entry.firstTextMilliseconds))/\(entry.endMilliseconds)",
      entry.charactersTaken == 0 ? "-" : "\(entry.charactersTaken)",
    ]
  }

  private static func text(_ number: Int?) -> String { number.map(String.init) ?? "-" }

  /// What was sent and what came back, each line with a mark before it.
  private func texts(of entry: LedgerEntry) -> String {
    guard entry.requestText != nil || entry.answerText != nil else {
      return "  (its text was not kept; see the setting ledger.keepText)\n"
    }
    return Self.marked(entry.requestText, with: ">") + Self.marked(entry.answerText, with: "<")
  }

  private static func marked(_ text: String?, with mark: String) -> String {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \(mark) \(String($0).withoutControls)\n" }.joined()
  }

  private func item(_ row: UsageLedger.Row, showsText: Bool) -> Item {
    let entry = row.entry
    return Item(
      id: row.id, time: entry.time.text, provider: entry.provider.rawValue, model: entry.model,
      kind: entry.kind, bytesSent: entry.bytesSent, bytesReceived: entry.bytesReceived,
      inputTokens: entry.inputTokens, outputTokens: entry.outputTokens, outcome: entry.outcome.name,
      status: entry.status, firstTextMilliseconds: entry.firstTextMilliseconds,
      endMilliseconds: entry.endMilliseconds, charactersTaken: entry.charactersTaken,
      requestText: showsText ? entry.requestText : nil, answerText: showsText ? entry.answerText : nil)
  }
}
