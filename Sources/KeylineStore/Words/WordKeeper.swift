import KeylineCore

/// Keeps what is learned for a running keyboard: at once in memory, and on the disk as soon as that can be.
///
/// Nothing here waits for another process or fails: where the disk cannot be written, that is said once, and what was
/// learned is tried again later.
public struct WordKeeper {
  /// What is to be done after writing.
  public enum Outcome: Equatable, Sendable {
    /// Nothing; what is left is written another time.
    case done
    /// Load anew: words were forgotten by another process, or could only now be read.
    case loadAnew
  }

  private let container: Container?
  private var store: WordStore?
  private var sequences: [LearnedSequence] = []
  private var verdicts: [WordVerdict] = []
  /// How much was learned since the disk refused.
  private var sinceRefusal: Int?
  private var said: String?
  private var isLoaded = false

  /// The most sequences that wait for the disk; the oldest go first.
  static let mostWaiting = 4_096
  /// How many sequences are learned before a disk that refused is tried again.
  static let refusalPause = 60

  /// Sentences that were not yet said, taken by who says them.
  public private(set) var problems: [String] = []

  /// Creates a keeper; nothing is touched.
  ///
  /// - Parameter container: The keyboard's own container; nil to keep everything in memory only.
  public init(in container: Container?) { self.container = container }

  /// Whether something waits for the disk and may be written now.
  public var hasWork: Bool {
    container != nil && !(sequences.isEmpty && verdicts.isEmpty)
      && (sinceRefusal ?? Self.refusalPause) >= Self.refusalPause
  }

  /// Whether another process has written since the last ``load()``.
  public var hasChangedElsewhere: Bool { store?.hasChangedElsewhere ?? false }

  /// Notes what was learned and decided, for the next ``write()``.
  ///
  /// - Parameters:
  ///   - sequences: What is to be added.
  ///   - verdicts: What was decided.
  public mutating func add(_ sequences: [LearnedSequence], verdicts: [WordVerdict] = []) {
    self.sequences += sequences
    self.verdicts += verdicts
    sinceRefusal = sinceRefusal.map { $0 + sequences.count + verdicts.count }
    self.sequences.removeFirst(max(0, self.sequences.count - Self.mostWaiting))
    self.verdicts.removeFirst(max(0, self.verdicts.count - Self.mostWaiting))
  }

  /// Reads everything, once what waits was written.
  ///
  /// - Returns: What was learned; what could not be written is not in it.
  public mutating func load() -> LearnedWords {
    _ = write()
    guard let words = attempt({ store throws(DatabaseFileError) in try store.load() }) else {
      return LearnedWords()
    }
    isLoaded = true
    return words
  }

  /// Writes what waits.
  ///
  /// - Returns: What is to be done then.
  public mutating func write() -> Outcome {
    guard hasWork else { return .done }
    let (sequences, verdicts) = (sequences, verdicts)
    let outcome = attempt { store throws(DatabaseFileError) in
      try store.save(sequences, verdicts: verdicts)
    }
    guard let outcome else { return .done }
    (self.sequences, self.verdicts) = ([], [])
    return outcome == .saved && isLoaded ? .done : .loadAnew
  }

  /// The sentences that were not yet said.
  public mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private mutating func attempt<Value>(
    _ body: (WordStore) throws(DatabaseFileError) -> Value
  ) -> Value? {
    guard let container else { return nil }
    do throws(DatabaseFileError) {
      let open =
        if let store { store } else { try WordStore(in: container, patience: WordStore.keyboardPatience) }
      store = open
      let value = try body(open)
      if let notice = open.notice { say(notice) }
      sinceRefusal = nil
      return value
    } catch {
      // Who is writing is done in a moment.
      if case .inUse = error { return nil }
      sinceRefusal = 0
      say(error.message + " Until then, Keyline learns words for this run only.")
      return nil
    }
  }

  private mutating func say(_ sentence: String) {
    guard sentence != said else { return }
    said = sentence
    problems.append(sentence)
  }
}
