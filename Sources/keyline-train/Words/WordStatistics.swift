import KeylinePrediction

/// How often the words of a corpus were written, and how.
struct WordStatistics {
  /// The words, folded.
  private(set) var words: [String] = []
  /// The number of each form's word in `words`.
  private(set) var wordOfForm: [Int] = []
  /// How often each word was written, by the sources' weights.
  private(set) var counts: [Float] = []
  /// How often each form was written where nothing but the word itself asks for a capital.
  private(set) var formCounts: [Float] = []

  /// Counts the words of a corpus.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ corpus: Corpus) {
    var numbers: [String: Int] = [:]
    for form in corpus.forms {
      let folded = WordFolding.fold(form)
      if let number = numbers[folded] {
        wordOfForm.append(number)
      } else {
        numbers[folded] = words.count
        wordOfForm.append(words.count)
        words.append(folded)
      }
    }
    counts = Array(repeating: 0, count: words.count)
    formCounts = Array(repeating: 0, count: corpus.forms.count)
    for source in corpus.sources {
      var isInside = false
      for token in source.tokens {
        if token >= 0 {
          counts[wordOfForm[Int(token)]] += source.weight
          if isInside, source.isCased { formCounts[Int(token)] += source.weight }
          isInside = true
        } else if token == Corpus.Mark.sentenceEnd {
          isInside = false
        }
      }
    }
  }

  /// How many times a word may have been written otherwise where nobody looked.
  private static let doubt: Float = 2

  /// How each word is written inside a sentence, where that is known and not in lower case.
  ///
  /// - Parameter forms: The corpus's.
  /// - Returns: The written form of each word and its share among all forms, by the folded one: less where it was seen a
  ///   few times only.
  func writtenForms(_ forms: [String]) -> [String: (text: String, share: Float)] {
    var best: [Int: (form: Int, count: Float)] = [:]
    var totals = [Float](repeating: 0, count: words.count)
    for (form, word) in wordOfForm.enumerated() where formCounts[form] > 0 {
      totals[word] += formCounts[form]
      if formCounts[form] > best[word]?.count ?? 0 { best[word] = (form, formCounts[form]) }
    }
    var result: [String: (text: String, share: Float)] = [:]
    for (word, best) in best where best.count > 0.6 * totals[word] && totals[word] >= 1 {
      result[words[word]] = (forms[best.form], best.count / (totals[word] + Self.doubt))
    }
    return result
  }
}
