/// Taking completions, going through them, asking for them.
extension Session {
  /// How much of a completion is taken at once.
  enum CompletionPart { case all, word, line }

  /// The ghost text at the cursor: the chosen completion, where nothing of the text stands to the right of it.
  public var ghostText: String? {
    guard let chosen = completion.chosen, document.selection.isCaret, isCaretAtLineEnd else { return nil }
    switch modes.last {
    case nil, .completionPicker: return chosen
    default: return nil
    }
  }

  private var isCaretAtLineEnd: Bool {
    let head = document.selection.head
    guard head < document.text.byteCount else { return true }
    let next = document.text.byte(at: head)
    return next == 0x0A || next == 0x0D
  }

  /// Does what a chord asks for while completions are shown.
  ///
  /// - Returns: False when the chord means what it means always.
  mutating func performShown(_ action: ActionID, now: Duration, _ effects: inout [Effect]) -> Bool {
    switch action {
    case .completionTake: return takeGhost(.all, now: now, &effects)
    case .completionTakeAtEnd:
      return document.selection.head == document.text.byteCount && takeGhost(.all, now: now, &effects)
    case .completionTakeWord: return takeGhost(.word, now: now, &effects)
    case .completionTakeLine: return takeGhost(.line, now: now, &effects)
    case .completionFirst: return takeCompletion(at: 0, now: now, &effects)
    case .completionSecond: return takeCompletion(at: 1, now: now, &effects)
    case .completionThird: return takeCompletion(at: 2, now: now, &effects)
    case .completionNext: return chooseCompletion(by: 1)
    case .completionPrevious: return chooseCompletion(by: -1)
    case .completionDismiss: return dismissCompletions(now: now, &effects)
    default: return false
    }
  }

  /// Takes the ghost text or a part of it.
  ///
  /// - Returns: Whether there was any.
  mutating func takeGhost(_ part: CompletionPart, now: Duration, _ effects: inout [Effect]) -> Bool {
    guard ghostText != nil else { return false }
    return takeCompletion(
      at: completion.selected, part, by: part == .word ? .savedByGhostWords : .savedByGhost, now: now,
      &effects)
  }

  /// Inserts a completion or its first part, as one step of its own.
  ///
  /// - Parameters:
  ///   - index: Its place in the list.
  ///   - part: How much of it.
  ///   - saver: Where the keystrokes count that it saves.
  ///   - now: The time since the run began.
  ///   - effects: What follows from it is added here.
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func takeCompletion(
    at index: Int, _ part: CompletionPart = .all, by saver: ScoreCounter = .savedByCompletions, now: Duration,
    _ effects: inout [Effect]
  ) -> Bool {
    guard completion.completions.indices.contains(index) else { return false }
    completion.selected = index
    let text = Self.part(part, of: completion.completions[index])
    countTakenCompletion(at: index)
    if completion.isFromDevice, part == .all || text == completion.completions[index] {
      completion.clear()
      completeWord(with: text, by: saver, &effects)
      completion.isSettled = true
      return true
    }
    countTaken(text, inPlaceOf: "", by: saver, hasBlank: false)
    document.insertText(text, as: .suggestion)
    isSelecting = false
    goalColumn = nil
    documentChangedElsewhere()
    if part == .all { completion.clear() } else { _ = completion.follow(text) }
    completion.isSettled = true
    if let id = completion.answeredID, !isDemonstration {
      effects.append(.ask(.taken(id: id, characters: text.count), of: .broker))
    }
    return true
  }

  /// Indents at the start of a line; else takes the pending correction, the ghost text or the first word; else types a
  /// tab.
  mutating func pressTab(now: Duration, _ effects: inout [Effect]) {
    let line = document.contextBeforeInput(limit: 256).reversed().prefix { !$0.isNewline }
    let isIndenting = line.allSatisfy { $0 == " " || $0 == "\t" }
    if !isIndenting {
      if purpose != .code, takePendingCorrection(&effects) { return }
      if takeGhost(.all, now: now, &effects) || takeFirstWord(&effects) { return }
    }
    typeVerbatim("\t")
  }

  private static func part(_ part: CompletionPart, of text: String) -> String {
    switch part {
    case .all: return text
    case .line: return String(text.prefix { !$0.isNewline })
    case .word:
      let blanks = text.prefix { $0.isWhitespace }
      let rest = text[blanks.endIndex...]
      // Where a script puts no blanks between words, a character is as good a part as any.
      let word =
        rest.first?.isASCII == false && !rest.contains(" ")
        ? rest.prefix(1) : rest.prefix { !$0.isWhitespace }
      return String(blanks + word)
    }
  }

  /// Goes to the next or the previous completion.
  mutating func chooseCompletion(by step: Int) -> Bool {
    let count = completion.completions.count
    guard count > 0 else { return false }
    completion.selected = (completion.selected + step + count) % count
    return true
  }

  private mutating func dismissCompletions(now: Duration, _ effects: inout [Effect]) -> Bool {
    guard !completion.completions.isEmpty else { return false }
    cancelCompletion(now: now, &effects)
    completion.clear()
    return true
  }

  // MARK: Asking

  /// Asks without waiting for a pause, or says why nobody can be asked.
  mutating func askForCompletions(now: Duration, _ effects: inout [Effect]) {
    switch completionSource {
    case .none(let obstacle):
      meet(obstacle, inWords: true)
      return completesOnDevice ? completeOnDevice(&effects) : ()
    case .device: return completeOnDevice(&effects)
    case .broker, .demonstration: break
    }
    if let request = completion.request, request.revision == document.revision {
      if request.isHeld { return sendHeld(request, now: now, &effects) }
      notice = CompletionWording.underWay
      return
    }
    guard let query = completionQuery else { return meet(.noText, inWords: true) }
    if completionSource == .broker, let secret = query.secret {
      modes.append(.question(.sendSecret(secret)))
      return
    }
    ask(query, isOnDemand: true, now: now, &effects)
  }

  /// Sends the text though it holds what looks like a secret: a person has said so, for this once.
  mutating func askDespiteSecret(now: Duration, _ effects: inout [Effect]) {
    guard let query = completionQuery, completionSource.isOn else { return }
    ask(query, isOnDemand: true, now: now, &effects)
  }

  /// Lets the request leave that a person has looked at.
  mutating func sendHeld(_ request: CompletionRequest, now: Duration, _ effects: inout [Effect]) {
    completion.request?.isHeld = false
    notice = nil
    effects.append(.ask(.send(id: request.id), of: request.source))
  }

  // MARK: On and off

  /// Turns the demonstration on or off.
  mutating func toggleDemonstration(now: Duration, _ effects: inout [Effect]) {
    forgetCompletions(now: now, &effects)
    isDemonstration.toggle()
    notice = isDemonstration ? CompletionWording.demonstrationOn : CompletionWording.demonstrationOff
    if completionSource == .demonstration, completionQuery != nil { askForCompletions(now: now, &effects) }
  }

  /// Turns incognito on or off.
  mutating func toggleIncognito(now: Duration, _ effects: inout [Effect]) {
    forgetCompletions(now: now, &effects)
    isIncognito.toggle()
    notice = isIncognito ? CompletionWording.incognitoOn : CompletionWording.incognitoOff
  }

  /// Takes everything back that was shown, asked or kept, as when another provider is asked from now on.
  mutating func forgetCompletions(now: Duration, _ effects: inout [Effect]) {
    cancelCompletion(now: now, &effects)
    completion.clear()
    completion.cache.clear()
    completion.obstacle = nil
  }
}
