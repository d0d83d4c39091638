import KeylineCore
import KeylineStore

/// The on-device predictor's part of the loop: the echo of a key goes to the terminal first, its words follow when no
/// key waits (docs/decisions/0018).
extension KeyboardLoop {
  /// Finds the predictor, once the first frame is shown: a start is felt.
  mutating func startWords() {
    guard session.purpose != .password else { return }
    // A tape knows nobody's words, and nobody's keyboard learns from it.
    let device = DeviceWords(
      models: WordModels(folders: dataFolders), container: reel == nil ? settingsFiles.ownContainer : nil)
    if !session.isIncognito { device.loadHistory() }
    self.device = device
    loadReplacements()
    apply(.wordsChanged)
    sayProblems()
  }

  /// Whether something is to be done for words as soon as no key waits.
  var owesWords: Bool {
    if session.areWordsBehind { return true }
    guard let device else { return false }
    return dueWords != nil || dueCompletion != nil || isLearningDue || device.hasUncheckedModels
  }

  /// Does what is owed: answers come first, then the disk, and a look at the models' bytes last.
  mutating func payWords() {
    if session.areWordsBehind || dueWords != nil || dueCompletion != nil {
      return answerWords(isHurried: true)
    }
    if isLearningDue { return keepLearnedWords() }
    guard let device, device.checkModels() else { return }
    apply(.wordsChanged)
    sayProblems()
  }

  /// Looks for corrections, once nobody has typed for a moment.
  mutating func completeWords(now: Duration) {
    guard let due = correctionsDue, due <= now else { return }
    correctionsDue = nil
    if let query = session.words.query, dueWords == nil {
      dueWords = query
      answerWords()
    }
  }

  /// How long nobody types before corrections are looked for: less than between two keys of nearly everyone.
  private static let correctionPause = Duration.milliseconds(60)

  /// Brings what was learned to the disk, and takes over what another keyboard has learned: of what others write while
  /// they stay open, nothing tells this one.
  mutating func keepLearnedWords() {
    isLearningDue = false
    device?.write()
    refreshWords()
    sayProblems()
  }

  /// Reads the user's replacements, as often as they may have changed.
  mutating func loadReplacements() {
    guard reel == nil, let container = settingsFiles.sharedContainer else { return }
    let (replacements, problems) = ReplacementsDocument(in: container).load()
    if replacements != session.replacements { apply(.replacementsChanged(replacements)) }
    if let problem = problems.first { apply(.notice(problem)) }
  }

  /// Takes over what another process has changed in the learned words.
  mutating func refreshWords() {
    guard let device, !session.isIncognito, device.hasChangedElsewhere else { return }
    device.loadHistory()
    apply(.wordsChanged)
  }

  private mutating func sayProblems() {
    if let problem = device?.takeProblems().first { apply(.notice(problem)) }
  }

  /// Answers what the predictor was asked last.
  ///
  /// - Parameter isHurried: Whether corrections can wait where there are enough completions.
  mutating func answerWords(isHurried: Bool = false) {
    if session.areWordsBehind { reduceAndRun(.rested) }
    if let query = dueWords {
      dueWords = nil
      if let device {
        let answer = isHurried ? device.completions(query) : device.answer(query)
        reduceAndRun(.words(answer, to: query))
        correctionsDue = answer.isWhole ? nil : clock.now + Self.correctionPause
        sayProblems()
      }
    }
    if let query = dueCompletion {
      dueCompletion = nil
      if let device { reduceAndRun(.deviceCompletion(device.completion(query), to: query)) }
    }
  }

  /// Explains the candidates of a query, for the inspector.
  mutating func explainWords(_ query: WordQuery) {
    if let device { apply(.wordsExplained(device.scores(query))) }
  }

  /// Has the predictor remember something.
  mutating func teach(_ lesson: WordLesson) {
    device?.teach(lesson)
    isLearningDue = true
  }
}
