/// What the model gives a word after others: see `ModelContents` for the rule.
extension LanguageModel {
  /// The context that tokens make.
  ///
  /// - Parameter tokens: What stands before the word, the oldest first, such as `WordTokenizer.lastTokens` gives it.
  /// - Returns: The last three ids.
  public func context(of tokens: some BidirectionalCollection<WordToken>) -> WordContext {
    var ids: [WordID] = []
    for token in tokens.suffix(WordContext.longest) {
      switch token {
      case .sentenceEnd: ids = [.sentenceStart]
      case .number: ids.append(.number)
      case .comma: ids.append(.comma)
      case .word(let word): ids.append(lexicon.entry(of: word)?.id ?? .unknown)
      }
    }
    return WordContext(ids)
  }

  /// The natural logarithm of the probability of an indexed word after others.
  public func logProbability(of id: WordID, after context: WordContext) -> Float {
    logProbability(of: id, alone: nGrams.logProbability(of: id), after: nGrams.groups(after: context))
  }

  /// The natural logarithm of the probability of a word after others.
  public func logProbability(of entry: LexiconEntry, after context: WordContext) -> Float {
    logProbability(of: entry.id, alone: entry.logProbability, after: nGrams.groups(after: context))
  }

  /// The natural logarithm of the probability of a word, where its groups were looked up before.
  ///
  /// - Parameters:
  ///   - id: The word, nil of one that is not indexed.
  ///   - alone: Its log probability without context.
  ///   - groups: The context's groups, the longest first.
  /// - Returns: Its log probability there.
  func logProbability(of id: WordID?, alone: Float, after groups: [NGramGroup]) -> Float {
    var backoff: Float = 0
    for group in groups {
      if let id, let index = group.index(of: Int(id.rawValue)) {
        return backoff + group.logProbability(at: index)
      }
      backoff += group.backoff
    }
    return backoff + alone
  }
}
