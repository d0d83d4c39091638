/// Words at every key: what the predictor is asked, and what becomes of its answers.
extension Session {
  /// Whether words are offered for this kind of text.
  var offersWords: Bool {
    switch purpose {
    case .text, .commitMessage, .code: settings.words.isOn
    case .email, .url, .number, .password: false
    }
  }

  /// Whether it is sentences that are written: of a password, an address or code every character is meant as it is typed.
  var isProse: Bool { purpose == .text || purpose == .commitMessage }

  /// Whether sentences begin with a capital by themselves.
  var capitalizes: Bool { settings.autocapitalize && isProse }

  /// Whether words are corrected unasked.
  var corrects: Bool { settings.words.autocorrects && purpose != .code }

  /// Whether what is finished may be remembered.
  var learns: Bool {
    settings.words.learns && !isIncognito && isProse
  }

  /// Has the words follow what the last event did to the text.
  ///
  /// Not at that event: its echo is not to wait for it. What comes next finds everything up to date.
  mutating func catchUpWithText(_ effects: inout [Effect]) {
    guard let lag = words.lag else { return }
    words.lag = nil
    followWords(isEdit: lag == .edit, &effects)
  }

  /// Whether the words have still to follow the text, for which an event may be made up: `Event.rested`.
  public var areWordsBehind: Bool { words.lag != nil }

  /// Follows the text and the cursor: asks the predictor about the word that stands there now.
  ///
  /// - Parameters:
  ///   - isEdit: Whether the text has changed, not only the cursor.
  ///   - effects: What follows from it is added here.
  mutating func followWords(isEdit: Bool = false, _ effects: inout [Effect]) {
    defer { words.isByHand = false }
    guard offersWords, var place = WordPlace(in: document), !isOutsideMessage(place),
      !place.isInside || place.range.lowerBound < document.caret
    else {
      words.typedStart = nil
      return words.clear()
    }
    // What is typed in front of another word is a word of its own.
    if place.isInside, isEdit, words.isByHand { place.end(at: document.caret, in: document) }
    place.context = visibleContext(of: place)
    words.range = place.range
    words.selected = nil
    words.replacement = replacement(at: place)
    if place.range.isEmpty {
      words.typedStart = place.range.lowerBound
    } else if words.typedStart != place.range.lowerBound || place.isInside || isEdit && !words.isByHand {
      words.typedStart = nil
    }
    var options: WordOptions = []
    if purpose != .code { options.insert(.corrections) }
    if corrects, words.typedStart != nil { options.insert(.autocorrection) }
    if !settings.words.repeatsCandidates { options.insert(.noRepeats) }
    if words.typedStart == nil { options.insert(.reopened) }
    let query = WordQuery(
      context: place.context, word: place.word, count: Self.mostWords, options: options,
      languages: settings.words.languages.isEmpty ? [keyboard.locale] : settings.words.languages,
      layout: keyboard.id)
    guard query != words.query else { return offerWords() }
    words.query = query
    if words.replacement != nil { offerWords() }
    effects.append(.predict(query))
  }

  /// The words that the bar offers at most.
  public static let mostWords = 3

  /// Whether the cursor stands in one of Git's comment lines or below its scissors line.
  private func isOutsideMessage(_ place: WordPlace) -> Bool {
    guard purpose == .commitMessage else { return false }
    let line = document.text.lineRange(containing: document.caret)
    let start = document.text.string(in: line.lowerBound..<min(line.upperBound, line.lowerBound + 64))
    return start.hasPrefix(commentMark) || isBelowScissors
  }

  /// Takes an answer of the predictor; one to an older question is dropped.
  mutating func take(_ answer: WordAnswer, to query: WordQuery) {
    guard query == words.query else { return }
    words.answer = answer
    words.answeredQuery = query
    offerWords()
  }

  /// Puts together what the bar offers: the replacement of what is typed, then the predictor's words.
  private mutating func offerWords() {
    let first = words.replacement.map { [$0.candidate] } ?? []
    let known = first + words.answer.candidates.filter { !first.contains($0) }
    words.candidates = Array(known.prefix(Self.mostWords))
    words.pending = pendingCorrection
    words.generation += 1
  }

  /// The replacement of the word at the cursor, or of the run of other characters that it ends.
  private func replacement(at place: WordPlace) -> OfferedReplacement? {
    guard !replacements.isEmpty, !settings.emulation.isWithoutApp, !place.isInside else { return nil }
    let before = place.context.reversed().prefix { !$0.isWhitespace }.reversed()
    // Behind a slash or an at sign, a word is a part of something.
    let isFree = before.allSatisfy { WordEnding.mayStandBefore($0) }
    for shortcut in (isFree ? [place.word] : []) + [String(before) + place.word] {
      guard let text = replacements.text(for: shortcut) else { continue }
      let range = place.range.upperBound - shortcut.utf8.count..<place.range.upperBound
      return OfferedReplacement(candidate: WordCandidate(text, from: .replacement), range: range)
    }
    return nil
  }

  /// The question whose answer is needed before an event can be reduced; nil for nearly every event.
  ///
  /// A key that ends a word may change it, and a key that takes a candidate must not take one of the text before.
  /// Everything else can wait until no key does.
  public func wordQuery(neededFor event: Event) -> WordQuery? {
    guard let query = words.query, !words.isCurrent || !words.answer.isDecided else { return nil }
    switch event {
    case .input(.key(let key)):
      guard key.chord.modifiers.isEmpty, case .character(let character) = key.chord.key else { return query }
      return WordEnding.ends(character) ? query : nil
    case .input(.mouse): return words.isCurrent ? nil : query
    default: return nil
    }
  }
}
