import KeylineCore

/// Keeps the score of a running keyboard.
///
/// Nothing here waits for another process or fails: where the disk cannot be written, that is said once, and what was
/// counted is tried again with the next of it.
public struct ScoreKeeper {
  private let container: Container?
  private var store: ScoreStore?
  /// What waits for the disk, with its day.
  private var waiting: [(day: String, tallies: [Tally])] = []
  /// How long another process may keep this one waiting, in milliseconds.
  private var patience = WordStore.keyboardPatience
  private var said: String?
  /// A sentence that was not yet said, taken by who says it.
  private var problem: String?

  /// How long at the end of a run.
  private static let lastPatience = 1_000

  /// Creates a keeper; nothing is touched.
  ///
  /// - Parameter container: The keyboard's own container; nil to keep nothing.
  public init(in container: Container?) { self.container = container }

  /// Notes what was counted, for the next ``write()``.
  ///
  /// - Parameters:
  ///   - tallies: What was counted, for each layout.
  ///   - day: The day, as ISO 8601 has it.
  public mutating func add(_ tallies: [Tally], on day: String) {
    guard container != nil, !tallies.isEmpty else { return }
    guard let last = waiting.last, last.day == day else { return waiting.append((day, tallies)) }
    waiting[waiting.count - 1].tallies = Self.joined(last.tallies, tallies)
  }

  /// Writes what waits.
  public mutating func write() {
    while let (day, tallies) = waiting.first {
      let isWritten: Void? = attempt { store throws(DatabaseFileError) in try store.add(tallies, on: day) }
      guard isWritten != nil else { return }
      waiting.removeFirst()
    }
  }

  /// Writes what waits, and waits for another process that is writing: no key does any more.
  public mutating func finish() {
    guard !waiting.isEmpty else { return }
    store = nil
    patience = Self.lastPatience
    write()
  }

  /// Reads what was kept.
  ///
  /// - Returns: The sum of it; nil where it cannot be read.
  public mutating func load() -> Tally? {
    attempt { store throws(DatabaseFileError) in try store.load().total }
  }

  /// The sentence that was not yet said, if there is one.
  public mutating func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  /// One tally for each layout.
  private static func joined(_ first: [Tally], _ second: [Tally]) -> [Tally] {
    second.reduce(into: first) { all, tally in
      if let index = all.firstIndex(where: { $0.layout == tally.layout }) {
        all[index].add(tally)
      } else {
        all.append(tally)
      }
    }
  }

  private mutating func attempt<Value>(
    _ body: (ScoreStore) throws(DatabaseFileError) -> Value
  ) -> Value? {
    guard let container else { return nil }
    do throws(DatabaseFileError) {
      let open = if let store { store } else { try ScoreStore(in: container, patience: patience) }
      store = open
      let value = try body(open)
      if let notice = open.notice { say(notice) }
      return value
    } catch {
      // Who is writing is done in a moment.
      if case .inUse = error { return nil }
      say(error.message + " Until then, the score is kept for this run only.")
      return nil
    }
  }

  private mutating func say(_ sentence: String) {
    guard sentence != said else { return }
    said = sentence
    problem = sentence
  }
}
