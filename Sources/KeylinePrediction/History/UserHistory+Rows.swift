import KeylineCore

extension UserHistory {
  /// Everything that is held, as it is read from the disk.
  ///
  /// - Complexity: O(*n*).
  public var rows: LearnedWords {
    var rows = LearnedWords(texts: lexicon.words.map(\.text), verdicts: verdicts.all)
    let day = Int32(clamping: today)
    for (place, word) in lexicon.words.enumerated() {
      for (form, weight) in word.formWeights where weight > 0 {
        rows.forms.append(LearnedWords.Form(word: Int32(place), form: form, weight: weight, day: day))
      }
    }
    sequences.forEach { older, newer, follower in
      guard follower.weight > 0 else { return }
      rows.sequences.append(
        LearnedWords.Sequence(
          older: older ?? LearnedWords.Sequence.none, newer: newer, last: follower.word,
          weight: follower.weight,
          day: day))
    }
    return rows
  }
}

extension LearnedWords {
  /// As much as is kept, without what counts least.
  func trimmed() -> LearnedWords {
    let forms = forms.sorted { $0.weight > $1.weight }.prefix(HistoryWeights.mostWords)
    var kept = LearnedWords(verdicts: verdicts)
    var places: [Int32: Int32] = [Sequence.none: Sequence.none]
    let words = HistoryMark.allCases.map(\.rawValue) + forms.map(\.word)
    for word in words where places[word] == nil {
      places[word] = Int32(kept.texts.count)
      kept.texts.append(texts[Int(word)])
    }
    kept.forms = forms.compactMap { form in
      places[form.word].map { Form(word: $0, form: form.form, weight: form.weight, day: form.day) }
    }
    let sequences = sequences.compactMap { sequence in
      guard let older = places[sequence.older], let newer = places[sequence.newer],
        let last = places[sequence.last]
      else { return Sequence?.none }
      return Sequence(older: older, newer: newer, last: last, weight: sequence.weight, day: sequence.day)
    }
    kept.sequences = Array(sequences.sorted { $0.weight > $1.weight }.prefix(HistoryWeights.mostSequences))
    return kept
  }
}
