/// What follows from the counts.
extension Tally {
  /// All key presses.
  public var presses: Int { sum(ScoreCounter.presses) }
  /// All keystrokes that were saved.
  public var saved: Int { sum(ScoreCounter.savings) }
  /// The key presses for each character; nil where none was written.
  public var pressesPerCharacter: Double? { Self.share(presses, of: self[.characters]) }
  /// The words of five characters that were written in a minute of writing; nil where hardly any time was measured.
  public var wordsPerMinute: Double? {
    let minutes = Double(self[.activeMicroseconds]) / 60_000_000
    return minutes * 60 < Self.leastSeconds ? nil : Double(self[.characters]) / Self.wordLength / minutes
  }
  /// The share of the words offered that were taken; nil where none were.
  public var wordAcceptance: Double? { Self.share(self[.takenWords], of: self[.offeredWords]) }
  /// The share of the completions offered that were taken, at least in part; nil where none were.
  public var completionAcceptance: Double? {
    Self.share(self[.takenCompletions], of: self[.offeredCompletions])
  }

  /// The keys that were pressed most, most first.
  ///
  /// - Parameter count: How many of them.
  /// - Returns: The keys with their presses.
  public func mostPressed(_ count: Int) -> [(key: ScoreKey, presses: Int)] {
    let sorted = keys.sorted { ($1.value, $0.key.layer, $0.key.key) < ($0.value, $1.key.layer, $1.key.key) }
    return sorted.prefix(count).map { (key: $0.key, presses: $0.value) }
  }

  /// The characters of a word, as typing speed is measured.
  private static let wordLength = 5.0
  /// The seconds of writing from which on a speed says something.
  private static let leastSeconds = 2.0

  private func sum(_ counters: [ScoreCounter]) -> Int { counters.reduce(0) { $0 + self[$1] } }

  private static func share(_ part: Int, of whole: Int) -> Double? {
    whole > 0 ? Double(part) / Double(whole) : nil
  }
}
