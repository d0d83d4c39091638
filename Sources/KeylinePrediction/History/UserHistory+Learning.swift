import KeylineCore

extension UserHistory {
  /// Learns a word that stands after others.
  ///
  /// - Parameters:
  ///   - word: The word, as it stands in the text.
  ///   - tokens: What stands before it in its sentence; none where it begins one.
  ///   - day: The day, in days since 1970-01-01 UTC.
  /// - Returns: What is to be added on the disk; nothing where the word is none that is learned.
  mutating func learn(_ word: String, after tokens: [WordToken], day: Int) -> [LearnedSequence] {
    guard LearnableWord.isOne(word), !isBlocked(word) else { return [] }
    let changes = Self.changes(word, after: tokens, weight: 1, day: max(day, today))
    advance(to: day)
    for change in changes { count(change) }
    if let id = lexicon.id(of: LearnedSequence.folded(word)) {
      recent.append(id)
      lexicon.recur(id, at: recent.count)
    }
    if lexicon.words.count > HistoryWeights.mostWords * 5 / 4
      || sequences.count > HistoryWeights.mostSequences * 5 / 4
    {
      self = UserHistory(rows.trimmed(), today: today)
    }
    return changes
  }

  /// Takes back that a word was learned, as when it is changed right after.
  ///
  /// - Parameters:
  ///   - word: The word, as it stood in the text.
  ///   - tokens: What stands before it in its sentence.
  ///   - day: The day, in days since 1970-01-01 UTC.
  /// - Returns: What is to be added on the disk, of weights below nothing.
  mutating func unlearn(_ word: String, after tokens: [WordToken], day: Int) -> [LearnedSequence] {
    guard LearnableWord.isOne(word), let id = lexicon.id(of: LearnedSequence.folded(word)),
      lexicon[id].weight > 0
    else { return [] }
    let changes = Self.changes(word, after: tokens, weight: -1, day: max(day, today))
    for change in changes { count(change) }
    return changes
  }

  /// Forgets a word, and everything in which it occurs; what was decided about it stays.
  ///
  /// - Parameter word: The word.
  /// - Complexity: O(*n*) in the sequences.
  public mutating func forget(_ word: String) {
    let folded = LearnedSequence.folded(word)
    guard let id = lexicon.id(of: folded), HistoryMark(rawValue: id) == nil else { return }
    lexicon.forget(id)
    sequences.forget(id)
  }

  private mutating func count(_ change: LearnedSequence) {
    let ids = change.words.map { lexicon.add($0) }
    let weight = Float(change.weight)
    switch ids.count {
    case 1: lexicon.count(ids[0], weight, form: change.form)
    case 2: sequences.count(ids[1], after: nil, ids[0], weight)
    default: sequences.count(ids[2], after: ids[0], ids[1], weight)
    }
  }

  /// Lets the days since the last word take their part.
  private mutating func advance(to day: Int) {
    guard day > today else { return }
    let factor = HistoryWeights.decay(day - today)
    today = day
    lexicon.decay(by: factor)
    sequences.decay(by: factor)
  }

  private static func changes(
    _ word: String, after tokens: [WordToken], weight: Double, day: Int
  ) -> [LearnedSequence] {
    let context = LearnedContext(tokens)
    let folded = LearnedSequence.folded(word)
    var changes = [
      LearnedSequence(words: [folded], form: context.form(of: word), weight: weight, day: day)
    ]
    guard let newer = context.newer else { return changes }
    changes.append(LearnedSequence(words: [newer, folded], weight: weight, day: day))
    if let older = context.older {
      changes.append(LearnedSequence(words: [older, newer, folded], weight: weight, day: day))
    }
    return changes
  }
}
