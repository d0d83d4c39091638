/// The score of a run: a tally for each layout that was written on.
///
/// The only costs of a key press are a few sums in place.
public struct Score: Equatable, Sendable {
  /// The tallies, in the order in which the layouts were first written on.
  public private(set) var tallies: [Tally] = []
  /// What of them was handed over to be kept.
  private var kept: [Tally] = []
  /// The place of the layout that is written on.
  private var index = 0
  private var lastPress: Duration?
  /// Whether a completion is offered of which nothing was taken yet.
  private var isOfferOpen = false
  /// What brought the blank that stands behind a word that was taken.
  private var blankSaver: ScoreCounter?
  /// Whether something was counted since it was handed over last.
  private(set) var hasChanged = false

  /// A pause that is longer is no writing.
  static let longestPause = Duration.seconds(5)

  /// The tally of everything.
  public var total: Tally { Tally.sum(tallies) }

  /// The presses of a layout's drawn keys.
  func keys(of layout: String) -> [ScoreKey: Int] { tallies.first { $0.layout == layout }?.keys ?? [:] }

  // MARK: Counting

  /// Counts a key press, and the time since the last one.
  mutating func press(_ kind: ScoreCounter, on layout: String, at now: Duration) {
    turn(to: layout)
    tallies[index][kind] += 1
    if let lastPress, now > lastPress, now - lastPress <= Self.longestPause {
      tallies[index][.activeMicroseconds] += (now - lastPress).microseconds
    }
    lastPress = now
    hasChanged = true
  }

  /// Counts the press of a drawn key.
  mutating func press(_ key: ScoreKey, on layout: String) {
    turn(to: layout)
    tallies[index].press(key)
  }

  /// Adds to a counter; there is none before the first press.
  mutating func add(_ number: Int = 1, to counter: ScoreCounter) {
    guard tallies.indices.contains(index) else { return }
    tallies[index][counter] += number
  }

  /// Counts what was taken.
  ///
  /// - Parameters:
  ///   - text: What took the place of `old`, with the blank that came with it.
  ///   - old: What stood there.
  ///   - saver: Where the savings count.
  ///   - hasBlank: Whether a blank came with it, which may yet turn out to be unwanted.
  mutating func take(_ text: String, inPlaceOf old: String, by saver: ScoreCounter, hasBlank: Bool) {
    add(text.count - old.count, to: .characters)
    // One key took it.
    add(max(Keystrokes.byHand(from: old, to: text) - 1, 0), to: saver)
    blankSaver = hasBlank ? saver : nil
  }

  /// Counts what was chosen from a list.
  mutating func choose(_ place: Int, in ranks: [ScoreCounter]) {
    if ranks.indices.contains(place) { add(to: ranks[place]) }
  }

  /// The blank behind a word that was taken has saved nothing.
  mutating func takeBackBlank() {
    guard let saver = blankSaver else { return }
    blankSaver = nil
    add(-1, to: .characters)
    add(-1, to: saver)
  }

  /// Counts a word that was changed unasked, or that such a change was taken back.
  ///
  /// - Parameters:
  ///   - sign: 1, or -1 where it was taken back.
  ///   - typed: What was typed.
  ///   - replacement: What took its place.
  ///   - saver: Where the savings count.
  mutating func correct(_ sign: Int, from typed: String, to replacement: String, by saver: ScoreCounter) {
    add(sign * (replacement.count - typed.count), to: .characters)
    add(sign * Keystrokes.byHand(from: typed, to: replacement), to: saver)
  }

  /// Completions are offered that were not there before.
  mutating func offerCompletions() {
    add(to: .offeredCompletions)
    isOfferOpen = true
  }

  /// A part of what is offered was taken.
  mutating func takeCompletion() {
    if isOfferOpen { add(to: .takenCompletions) }
    isOfferOpen = false
  }

  private mutating func turn(to layout: String) {
    if tallies.indices.contains(index), tallies[index].layout == layout { return }
    index = tallies.firstIndex { $0.layout == layout } ?? tallies.count
    if index == tallies.count { tallies.append(Tally(layout: layout)) }
  }

  // MARK: Keeping

  /// What was counted since the last call, to be kept.
  mutating func takeChange() -> [Tally] {
    let change = tallies.enumerated().map { index, tally in
      kept.indices.contains(index) ? tally.since(kept[index]) : tally
    }
    skipChange()
    return change.filter { !$0.isEmpty }
  }

  /// What was counted so far is not to be kept.
  mutating func skipChange() {
    kept = tallies
    hasChanged = false
  }
}

extension Duration {
  /// The whole microseconds.
  fileprivate var microseconds: Int {
    Int(components.seconds) * 1_000_000 + Int(components.attoseconds / 1_000_000_000_000)
  }
}
