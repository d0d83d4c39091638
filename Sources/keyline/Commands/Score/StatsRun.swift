import KeylineCore
import KeylineStore

/// `keyline stats`.
struct StatsRun {
  let files: SettingsFiles

  /// Prints what was kept, or forgets it.
  ///
  /// - Returns: what is printed.
  func run(_ options: StatsOptions) throws -> String {
    if options.isReset { return try reset(isSure: options.isSure) }
    let history = try load()
    switch options.format {
    case .json: return try JSONText.of(ScoreDocument(history))
    case .csv: return ScoreRows.text(of: history)
    case .text where history.isEmpty: return hint
    case .text: return text(of: history)
    }
  }

  private var hint: String {
    files.load().settings.statistics == .keep
      ? "Nothing was kept yet: a score is kept at the end of each run.\n"
      : "Nothing is kept; turn it on with: keyline settings set statistics keep\n"
  }

  // MARK: Text

  private static let mostDays = 14
  private static let tableWidth = 80

  private func text(of history: ScoreHistory) -> String {
    let table = ScoreTable([(heading: "total", tally: history.total)]).lines(width: Self.tableWidth)
    let days = history.days.suffix(Self.mostDays).map { day in
      let tally = day.tally
      return [
        day.day, tally.layout, String(tally.presses), String(tally[.characters]), String(tally.saved),
        ScoreFigure.hundredths(tally.pressesPerCharacter), ScoreFigure.whole(tally.wordsPerMinute),
      ]
    }
    let heading = ["DAY", "LAYOUT", "KEYS", "CHARACTERS", "SAVED", "KEYS/CHARACTER", "WORDS/MINUTE"]
    return (table + [""] + TextColumns.make([heading] + days)).map { $0 + "\n" }.joined()
  }

  // MARK: The store

  private func load() throws(CommandFailure) -> ScoreHistory {
    let container = try container
    // Looking makes nothing.
    guard ScoreStore.exists(in: container) else { return ScoreHistory() }
    return try onStore(container) { store throws(DatabaseFileError) in try store.load() }
  }

  private func reset(isSure: Bool) throws -> String {
    let container = try container
    guard ScoreStore.exists(in: container) else { return "Nothing is kept.\n" }
    if !isSure { try ForgettingQuestion.ask(about: "the whole score") }
    try onStore(container) { store throws(DatabaseFileError) in try store.reset() }
    return "The score is forgotten.\n"
  }

  private var container: Container {
    get throws(CommandFailure) {
      guard let container = files.ownContainer else {
        throw CommandFailure(message: "There is no place for a score: set HOME or XDG_STATE_HOME.")
      }
      return container
    }
  }

  private func onStore<Value>(
    _ container: Container, _ body: (ScoreStore) throws(DatabaseFileError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(DatabaseFileError) {
      let store = try ScoreStore(in: container)
      defer { if let notice = store.notice { StandardError.write("keyline: " + notice) } }
      return try body(store)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }
}
