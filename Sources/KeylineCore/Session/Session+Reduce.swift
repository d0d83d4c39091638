extension Session {
  /// Applies one event and answers with what the outside world is to do.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: when it happened, as the time since the run began.
  /// - Returns: effects in the order they are to be run.
  /// - Complexity: O(log *n*) in the document for keys; a search step is bounded.
  public mutating func reduce(_ event: Event, now: Duration) -> [Effect] {
    var effects: [Effect] = []
    catchUpWithText(&effects)
    let revision = document.revision
    let selection = document.selection
    switch event {
    case .input(let input) where heldInputs != nil: heldInputs?.append(input)
    case .input(let input): reduce(input, now: now, &effects)
    case .resized(let size): resize(to: size, &effects)
    case .timer(let timer): expire(timer, now: now, &effects)
    case .saved(let result, let revision): finishSave(result, of: revision, &effects)
    case .clipboard(let bytes): takeClipboard(bytes, now: now, &effects)
    case .settingsChanged(let settings, let problems):
      apply(settings, problems: problems, now: now, &effects)
      words.lag = words.lag ?? .move
    case .layoutsChanged(let layouts, let problem): replaceKeyboards(by: layouts, problem: problem)
    case .draftOffered(let offer): modes.append(.question(.recover(offer)))
    case .draftRecovered(let bytes): recover(bytes)
    case .widthsProbed(let profile): widths = profile
    case .sandboxed(let status): sandbox = status
    case .recordingChanged(let status): recording = status
    case .notice(let sentence): notice = sentence
    case .broker(let id, let event): take(event, of: id, now: now, &effects)
    case .words(let answer, let query):
      take(answer, to: query)
      explainWords(&effects)
    case .deviceCompletion(let text, let query): takeDeviceCompletion(text, to: query)
    case .wordsExplained(let scores): words.scores = scores
    case .replacementsChanged(let replacements):
      self.replacements = replacements
      followWords(&effects)
    case .wordsChanged:
      followWords(&effects)
      askAgain(&effects)
    case .accessChanged(let isGranted): changeAccess(isGranted, now: now, &effects)
    case .answerScripted(let lines): scriptAnswer(lines, now: now)
    case .answerSaid(let event): demonstration.say(event, now: now)
    case .scripted: beginScript()
    case .begun(let beginning): begin(beginning, &effects)
    case .traced(let entries): showTrace(entries, &effects)
    case .inspected(let facts): inspected = facts
    case .started(let deaths): live(after: deaths, now: now, &effects)
    case .scoreLoaded(let tally): keptScore = tally
    case .keyReleasesReported: pressesSinceRelease = 0
    case .appeared, .rested: break
    }
    if document.revision != revision {
      followsCaret = true
      if !isDraftSyncDue {
        isDraftSyncDue = true
        effects.append(.schedule(.draftSync, at: now + Delay.draftSync))
      }
    }
    if document.revision != revision || document.selection != selection {
      followText(isEdit: document.revision != revision, now: now, &effects)
      words.lag = document.revision != revision ? .edit : .move
    }
    keepScoreLater(now: now, &effects)
    askDemonstration(now: now, &effects)
    drawLayer(now: now, &effects)
    let geometry = screenLayout.geometry
    refreshScreenLayout()
    keepKeyFocus(previous: geometry)
    keepCaretVisible()
    return effects
  }

  mutating func reduce(_ input: InputEvent, now: Duration, _ effects: inout [Effect]) {
    switch input {
    case .key(let key): reduce(key, now: now, &effects)
    case .mouse(let mouse): if isMouseOn { reduce(mouse, now: now, &effects) }
    case .paste(let bytes): reducePaste(bytes, &effects)
    // A key that goes up while others have the focus is not reported.
    case .focus: heldKey = nil
    case .reply: break
    }
  }

  private mutating func expire(_ timer: TimerID, now: Duration, _ effects: inout [Effect]) {
    switch timer {
    case .hold: holdPressedKey(now: now, &effects)
    case .keyRepeat: repeatPressedKey(now: now, &effects)
    case .draftSync: syncDraft(&effects)
    case .findCount: continueCounting(now: now, &effects)
    case .clipboard: goOnWithoutClipboard(now: now, &effects)
    case .completion: pauseIsOver(now: now, &effects)
    case .spinner: turnSpinner(now: now, &effects)
    case .demonstration: hearDemonstration(now: now, &effects)
    case .slowAnswer: answerIsSlow(&effects)
    case .score: keepScore(&effects)
    case .death: effects.append(.die)
    case .capitals: drawCapitals()
    }
  }

  mutating func syncDraft(_ effects: inout [Effect]) {
    isDraftSyncDue = false
    effects.append(.cancel(.draftSync))
    effects.append(.syncDraft)
  }

  private mutating func resize(to size: ScreenSize, _ effects: inout [Effect]) {
    self.size = size
    isResized = true
    goalColumn = nil
    releasePress(&effects)
    modes.removeAll { if case .alternates = $0 { true } else { false } }
  }

  private mutating func replaceKeyboards(by layouts: [Layout], problem: String?) {
    if let problem { notice = problem }
    guard !layouts.isEmpty else { return }
    let current = keyboard.id
    (readKeyboards, keyboardCount) = (layouts, layouts.count)
    drawKeyboards()
    keyboardIndex = layouts.firstIndex { $0.id == current } ?? 0
    if let page = layer.page, keyboard.layer(page) == nil { layer.page = nil }
    litKey = nil
    layoutGeneration += 1
  }

  private mutating func apply(
    _ settings: Settings, problems: [String], now: Duration, _ effects: inout [Effect]
  ) {
    if settings.ai != self.settings.ai { changeAI(to: settings.ai, now: now, &effects) }
    demonstration.settings = settings.demonstration
    // What was counted before there was leave is not kept.
    if settings.statistics != self.settings.statistics { score.skipChange() }
    if settings.mouse != self.settings.mouse {
      isMouseOn = settings.mouse
      effects.append(.setMouse(isMouseOn))
    }
    let emulation = self.settings.emulation
    self.settings = settings
    if settings.emulation != emulation { changeEmulation(from: emulation, now: now, &effects) }
    layoutGeneration += 1
    bindings = settings.bindings
    notice = problems.first ?? notice
    updateAutomaticShift()
  }

  private mutating func recover(_ bytes: [UInt8]) {
    document.replace(0..<document.text.byteCount, with: bytes, as: .replacement)
    documentChangedElsewhere()
  }
}
