/// When completions are asked for, and what becomes of the answers.
extension Session {
  /// Where completions come from now.
  public var completionSource: CompletionSource {
    if purpose == .password { return .none(.secureField) }
    if isIncognito { return .none(.incognito) }
    if !settings.ai.isEnabled || settings.ai.mode == .off { return .none(.switchedOff) }
    if settings.ai.provider == .device, !isDemonstration { return .device }
    if isDemonstration { return .demonstration }
    return mayAsk ? .broker : .none(.accessOff)
  }

  /// Who is asked, as people call it.
  var completionProvider: ProviderID { isDemonstration ? .demo : settings.ai.provider }

  // MARK: The text changes

  /// Follows the text and the cursor: what was asked for another place is cancelled, and a new pause begins.
  ///
  /// - Parameters:
  ///   - isEdit: Whether the text has changed, not only the cursor.
  ///   - now: The time since the run began.
  ///   - effects: What follows from it is added here.
  mutating func followText(isEdit: Bool, now: Duration, _ effects: inout [Effect]) {
    let typed = completion.typed
    let isSettled = completion.isSettled
    completion.typed = nil
    completion.isSettled = false
    let source = completionSource
    let isOn = source.isOn || completesOnDevice
    guard isOn || !completion.isExplained && source == .none(.accessOff) else { return }
    cancelRequest(now: now, &effects)
    let asks = isEdit && !isSettled && settings.ai.mode == .automatic
    if isSettled || !isOn || goesOn(with: typed) || showCached() {
      // Why nothing comes is said after a pause, too.
      return isOn || !asks ? stopWaiting(&effects) : waitForPause(now: now, &effects)
    }
    completion.clear()
    if asks { waitForPause(now: now, &effects) } else { stopWaiting(&effects) }
  }

  /// Whether what is shown goes on with what was typed, so that nobody has to be asked.
  private mutating func goesOn(with typed: String?) -> Bool {
    guard let typed, !completion.completions.isEmpty else { return false }
    // By words a space ends the suggestions, even one that they begin with.
    if settings.ai.trigger == .word, typed == " " { return false }
    return completion.follow(typed)
  }

  /// Begins the pause anew: at a key that is one store.
  ///
  /// The timer of the pause before goes on, and is put off when it fires; whether enough is written is looked at when
  /// the pause is over.
  private mutating func waitForPause(now: Duration, _ effects: inout [Effect]) {
    completion.pauseEnd = now + settings.ai.debounce
    guard !completion.isWaiting else { return }
    completion.isWaiting = true
    effects.append(.schedule(.completion, at: completion.pauseEnd))
    if completionSource == .broker { effects.append(.prepareBroker) }
  }

  private mutating func stopWaiting(_ effects: inout [Effect]) {
    guard completion.isWaiting else { return }
    completion.isWaiting = false
    effects.append(.cancel(.completion))
  }

  /// Whether enough is written to ask for more of it.
  private var hasEnoughText: Bool {
    let wanted = settings.ai.minimumCharacters
    switch settings.ai.trigger {
    case .word: return currentInput.count >= wanted
    case .pause:
      guard document.selection.isCaret else { return false }
      return SentenceStart.hasCharacters(
        wanted, inSentenceBefore: visible(document.contextBeforeInput(limit: 4 * wanted + 64)))
    }
  }

  /// Shows what is known of this text already.
  private mutating func showCached() -> Bool {
    guard completion.cache.knows(caret: document.selection.head), let query = completionQuery,
      let known = completion.cache.completions(for: query)
    else { return false }
    completion.show(known)
    countOffer()
    return true
  }

  /// Gives up the pause and the request under way; what is shown stays.
  mutating func cancelCompletion(now: Duration, _ effects: inout [Effect]) {
    stopWaiting(&effects)
    cancelRequest(now: now, &effects)
  }

  private mutating func cancelRequest(now: Duration, _ effects: inout [Effect]) {
    guard let request = completion.request else { return }
    completion.request = nil
    completion.log.cancelled(request.id, now: now)
    stopWatching(&effects)
    effects.append(.ask(.cancel(id: request.id), of: request.source))
  }

  // MARK: Asking

  /// The pause was long enough.
  mutating func pauseIsOver(now: Duration, _ effects: inout [Effect]) {
    guard now >= completion.pauseEnd else {
      effects.append(.schedule(.completion, at: completion.pauseEnd))
      return
    }
    completion.isWaiting = false
    guard hasEnoughText else { return }
    if completesOnDevice { completeOnDevice(&effects) }
    if case .none(let obstacle) = completionSource {
      guard !completion.isExplained else { return }
      completion.isExplained = true
      return meet(obstacle, inWords: false)
    }
    guard completionSource.isOn else { return }
    guard completion.request == nil, let query = completionQuery else { return }
    if completionSource == .broker, let secret = query.secret { return meet(.secret(secret), inWords: false) }
    ask(query, isOnDemand: false, now: now, &effects)
  }

  /// Sends a request, in the place of the one under way.
  mutating func ask(
    _ query: CompletionQuery, isOnDemand: Bool, now: Duration, _ effects: inout [Effect]
  ) {
    cancelCompletion(now: now, &effects)
    completion.lastID += 1
    let source = completionSource
    let isHeld = settings.ai.confirms && source == .broker
    let request = CompletionRequest(
      id: completion.lastID, query: query, revision: document.revision, source: source,
      isOnDemand: isOnDemand,
      isHeld: isHeld)
    completion.request = request
    completion.obstacle = nil
    completion.log.begin(request, now: now)
    effects.append(.schedule(.spinner, at: now + Delay.spinnerStart))
    effects.append(.schedule(.slowAnswer, at: now + Delay.slowAnswer))
    effects.append(.ask(.complete(id: request.id, query: query, isHeld: isHeld), of: source))
  }

  // MARK: Answers

  /// Takes what is said of a request; nothing but the one under way counts.
  mutating func take(_ event: BrokerEvent, of id: Int, now: Duration, _ effects: inout [Effect]) {
    completion.log.note(event, of: id, now: now)
    guard var request = completion.request, request.id == id, request.revision == document.revision else {
      return
    }
    switch event {
    case .prepared: if request.isHeld { notice = CompletionWording.held }
    case .sent: request.isHeld = false
    case .text(let text):
      request.answer += text
      guard request.answer.utf8.count <= CompletionRequest.longestAnswer else {
        cancelCompletion(now: now, &effects)
        return meet(.failed(.malformed("it does not end")), inWords: request.isOnDemand)
      }
      // Nothing else makes a line whole, and each look costs the whole answer.
      if text.contains(where: \.isNewline) { showAnswer(of: request, isWhole: false) }
    case .retrying: break
    case .finished(let end):
      finish(request, end, &effects)
      return
    case .failed(let error):
      completion.request = nil
      stopWatching(&effects)
      meet(.failed(error), inWords: request.isOnDemand)
      return completeOnDevice(&effects)
    }
    completion.request = request
  }

  private mutating func finish(_ request: CompletionRequest, _ end: CompletionEnd, _ effects: inout [Effect])
  {
    completion.request = nil
    stopWatching(&effects)
    let found = showAnswer(of: request, isWhole: end.reason == .finished)
    guard !found.isEmpty else { return meet(.nothing, inWords: request.isOnDemand) }
    countOffer()
    completion.cache.keep(found, for: request.query, caret: document.selection.head)
  }

  /// Nothing is to happen any more because an answer has not come.
  private func stopWatching(_ effects: inout [Effect]) {
    effects.append(.cancel(.spinner))
    effects.append(.cancel(.slowAnswer))
  }

  @discardableResult
  private mutating func showAnswer(of request: CompletionRequest, isWhole: Bool) -> [String] {
    let found = AnswerCleaner(request.query).completions(in: request.answer, isWhole: isWhole)
    if !found.isEmpty {
      completion.show(found)
      completion.answeredID = request.id
    }
    return found
  }

  /// Notes why there are no completions, and explains it the first time.
  ///
  /// - Parameters:
  ///   - obstacle: The reason.
  ///   - inWords: Whether a person has asked, and is told each time.
  mutating func meet(_ obstacle: CompletionObstacle, inWords: Bool) {
    completion.obstacle = obstacle
    completion.clear()
    let kind = CompletionWording.badge(obstacle) ?? ""
    let isNew = !kind.isEmpty && completion.explained.insert(kind).inserted
    if inWords || isNew { notice = explanation(of: obstacle) }
  }

  /// One sentence with the reason and what to do.
  public func explanation(of obstacle: CompletionObstacle) -> String {
    let key = bindings.chords(for: .demonstration).first?.notation ?? "Alt-x demonstration"
    return CompletionWording.sentence(obstacle, provider: completionProvider, demonstration: key)
  }

  /// Shows the next step of the spinner.
  mutating func turnSpinner(now: Duration, _ effects: inout [Effect]) {
    guard var request = completion.request else { return }
    request.spinnerStep = (request.spinnerStep ?? -1) + 1
    completion.request = request
    if !settings.reducesMotion { effects.append(.schedule(.spinner, at: now + Delay.spinnerStep)) }
  }
}
