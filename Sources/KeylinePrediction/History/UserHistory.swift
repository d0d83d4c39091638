import KeylineCore

/// What the user has written and decided: their words, which of them follow each other, and how much each counts.
///
/// A weight is a number of times that halves every ``KeylineCore/LearnedSequence/halfLife`` days. Everything here is in
/// memory; what ``learn(_:day:tokenizer:)`` answers is for the disk.
public struct UserHistory: Sendable {
  var lexicon: HistoryLexicon
  var sequences: HistorySequences
  var recent = RecentWords()
  var verdicts = HistoryVerdicts()
  /// The day for which the weights are right.
  var today: Int

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - rows: What was learned before.
  ///   - today: The day, in days since 1970-01-01 UTC.
  /// - Complexity: O(*n*) in the rows, where their texts are in the order of their bytes.
  public init(_ rows: LearnedWords = LearnedWords(), today: Int = 0) {
    self.today = today
    lexicon = HistoryLexicon(capacity: rows.texts.count + HistoryMark.allCases.count)
    sequences = HistorySequences(capacity: rows.sequences.count)
    let ids = rows.texts.map { lexicon.add($0) }
    for form in rows.forms {
      lexicon.count(
        ids[Int(form.word)], form.weight * HistoryWeights.decay(today - Int(form.day)), form: form.form)
    }
    for sequence in rows.sequences {
      let older = sequence.older == LearnedWords.Sequence.none ? nil : ids[Int(sequence.older)]
      sequences.count(
        ids[Int(sequence.last)], after: older, ids[Int(sequence.newer)],
        sequence.weight * HistoryWeights.decay(today - Int(sequence.day)))
    }
    for verdict in rows.verdicts { apply(verdict) }
  }

  /// How many words and sequences are held.
  public var counts: (words: Int, sequences: Int) {
    (lexicon.words.count - HistoryMark.allCases.count, sequences.count)
  }
}

// MARK: Verdicts

extension UserHistory {
  /// Takes what the user has decided; the later one of two verdicts about a word holds.
  ///
  /// - Parameter verdict: What they have decided.
  public mutating func apply(_ verdict: WordVerdict) {
    verdicts.apply(verdict)
    // So that it is found like any other word.
    if case .taught(let word) = verdict { _ = lexicon.add(LearnedSequence.folded(word)) }
  }

  /// Takes a verdict back.
  ///
  /// - Parameter verdict: What is no longer so.
  public mutating func withdraw(_ verdict: WordVerdict) { verdicts.withdraw(verdict) }

  /// Whether the user has written or taught a word, and not blocked it.
  public func knows(_ word: String) -> Bool {
    let folded = LearnedSequence.folded(word)
    guard !verdicts.isBlocked(folded) else { return false }
    return verdicts.taught[folded] != nil || lexicon.id(of: folded).map { lexicon[$0].weight > 0 } ?? false
  }

  /// Whether a word is never to be offered.
  public func isBlocked(_ word: String) -> Bool { verdicts.isBlocked(LearnedSequence.folded(word)) }

  /// Whether the user has taken back the correction of what was typed to another word.
  public func isReverted(typed: String, to other: String) -> Bool {
    verdicts.isReverted(LearnedSequence.folded(typed), LearnedSequence.folded(other))
  }
}
