/// Which words are right as they are.
extension Corrector {
  /// Whether a word is one that the model or the user knows: as it stands, or by its parts.
  func knows(_ word: String, history: UserHistory?) -> Bool {
    if history?.knows(word) == true { return true }
    let folded = WordFolding.fold(word)
    if isCorrect(folded) { return true }
    let parts = folded.split(separator: "-")
    if parts.count > 1 { return parts.allSatisfy { knows(String($0), history: history) } }
    let elision = tokenizer.elision.split(folded)
    if !elision.elided.isEmpty {
      return elision.rest.isEmpty || knows(String(elision.rest), history: history)
    }
    if let stem = stem(ofContracted: folded) { return knows(String(stem), history: history) }
    return isCompounding && isCompound(folded)
  }

  /// Whether a word stays as it is when it ends, without a look at what else it may have been: it is known, and not the
  /// lower case of a name.
  public func leavesAlone(_ word: String, history: UserHistory?) -> Bool {
    let folded = WordFolding.fold(word)
    return knows(word, history: history)
      && (history?.knows(word) == true || capitalized(word, folded: folded) == nil && !isContraction(folded))
  }

  /// Whether the model knows a word as a misspelling: however often it was written, nothing is corrected to it.
  func isMisspelled(_ folded: String) -> Bool {
    model.lexicon.entry(of: folded)?.traits.isDisjoint(with: [.correct, .offered]) == true
  }

  /// Whether the lexicon has a word as one that is spelled right.
  func isCorrect(_ folded: some StringProtocol) -> Bool {
    model.lexicon.entry(of: folded)?.traits.contains(.correct) == true
  }

  /// What a known word looks like inside a sentence, where it is typed in lower case and is a name or the like.
  func capitalized(_ word: String, folded: String) -> String? {
    guard word == folded, let entry = model.lexicon.entry(of: folded), entry.traits.contains(.correct),
      !entry.traits.contains(.offensive)
    else { return nil }
    if isPronoun(folded) { return TypedCase.capitalized.applied(to: folded) }
    // Of words in capitals or in mixed case the dictionaries do not know how they are written: GITHUB, IPHONE.
    guard entry.wordCase == .capitalized, !isInterjection(entry) else { return nil }
    return model.lexicon.text(of: entry)
  }

  /// Whether a word is the English "I", by itself or before an apostrophe, however many people who chat leave it small.
  func isPronoun(_ folded: String) -> Bool {
    model.language.hasPrefix("en") && (folded == "i" || folded.hasPrefix("i'"))
  }

  /// Whether a word mostly begins sentences, and so owes its capital to its place: Hi, Yup.
  private func isInterjection(_ entry: LexiconEntry) -> Bool {
    let first = model.logProbability(of: entry, after: model.context(of: [.sentenceEnd]))
    return first - entry.logProbability > Self.interjectionGap
  }

  /// How many nats more probable an interjection is at the beginning of a sentence.
  private static let interjectionGap: Float = 1

  /// Words that a dictionary has, and that nearly everyone means with an apostrophe; not `ill`, `well`, `were` and the like.
  private static let contracted: Set<String> = ["cant", "wont", "hes", "shes", "whats", "ive"]

  private func isContraction(_ folded: String) -> Bool {
    model.language.hasPrefix("en") && Self.contracted.contains(folded)
  }

  /// What such a word becomes, where that is likeliest here.
  func contraction(of folded: String, among ranked: [Correction.Candidate]) -> String? {
    guard isContraction(folded), let best = ranked.first?.text,
      WordFolding.fold(best).filter({ $0 != "'" }) == folded, best.contains("'")
    else { return nil }
    return best
  }

  private static let contractions = ["en": ["'s", "'ll", "'ve", "'d", "'re"], "de": ["'s"]]

  /// What is left of a word without a short word that is written together with any other: `dog's`, `geht's`.
  private func stem(ofContracted word: String) -> Substring? {
    Self.contractions[String(model.language.prefix(2))]?.first { word.count > $0.count && word.hasSuffix($0) }
      .map { word.dropLast($0.count) }
  }

  /// The letters that a part of a compound has at least, and those that join two parts.
  private static let shortestPart = 4
  private static let joints = ["", "s", "n", "en", "es", "er", "e"]

  /// Whether a word is made of two known ones.
  private func isCompound(_ word: String) -> Bool {
    let letters = Array(word)
    guard letters.count >= 2 * Self.shortestPart else { return false }
    return (Self.shortestPart...letters.count - Self.shortestPart).contains { end in
      guard isCorrect(String(letters[..<end])) else { return false }
      return Self.joints.contains { joint in
        let rest = String(letters[end...])
        return rest.hasPrefix(joint) && rest.count >= joint.count + Self.shortestPart
          && isCorrect(rest.dropFirst(joint.count))
      }
    }
  }
}
