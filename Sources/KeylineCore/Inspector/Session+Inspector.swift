/// The inspector (F12): what the keys did, what was asked and why, what the terminal and the keyboard are at, and the
/// knobs of the demonstration.
extension Session {
  mutating func openInspector(_ effects: inout [Effect]) {
    if case .inspector = modes.last { return closeInspector(&effects) }
    // What is held or has failed is what the person comes for.
    let wantsRequests = completion.request?.isHeld == true || completion.obstacle != nil
    openInspector(at: wantsRequests ? .requests : .keys, &effects)
  }

  mutating func openInspector(at page: InspectorState.Page, _ effects: inout [Effect]) {
    modes.append(.inspector(InspectorState(page: page)))
    askForPage(&effects)
    // What is typed into a secret field is shown nowhere.
    if purpose != .password { effects.append(.trace(true)) }
  }

  private mutating func closeInspector(_ effects: inout [Effect]) {
    modes.removeLast()
    effects.append(.trace(false))
  }

  /// Asks why the words stand as they stand, where that is looked at.
  mutating func explainWords(_ effects: inout [Effect]) {
    guard case .inspector(let state) = modes.last, state.page == .words, let query = words.query else {
      return
    }
    effects.append(.explainWords(query))
  }

  /// Asks for what the open page shows and the session does not know.
  mutating func askForPage(_ effects: inout [Effect]) {
    guard case .inspector(let state) = modes.last else { return }
    switch state.page {
    case .keys, .requests, .demonstration: break
    case .words: explainWords(&effects)
    case .terminal, .state: effects.append(.inspect)
    }
  }

  mutating func showTrace(_ entries: [KeyTrace], _ effects: inout [Effect]) {
    trace = entries
    if case .inspector(let state) = modes.last, state.page != .words { askForPage(&effects) }
  }

  /// Handles a key while the inspector is open.
  ///
  /// - Returns: False for a key that goes into the text, so that one can watch it.
  mutating func inspect(
    _ state: InspectorState, _ chord: KeyChord, now: Duration, _ effects: inout [Effect]
  ) -> Bool {
    var state = state
    switch (chord.key, chord.modifiers) {
    case (.escape, _), (.function(12), _):
      closeInspector(&effects)
      return true
    case (.tab, []): state = InspectorState(page: state.page.next(1))
    case (.tab, .shift): state = InspectorState(page: state.page.next(-1))
    case (.pageUp, _): state.top -= overlayCapacity
    case (.pageDown, _): state.top += overlayCapacity
    case (.up, []), (.down, []): move(&state, by: chord.key == .up ? -1 : 1)
    case (.left, []), (.right, []):
      guard state.page == .demonstration else { return false }
      turn(DemonstrationKnob.allCases[state.knob], by: chord.key == .left ? -1 : 1, now: now, &effects)
    case (.enter, []):
      guard state.page == .requests, let request = completion.request, request.isHeld else { return false }
      sendHeld(request, now: now, &effects)
    default:
      guard bindings.action(for: chord) == .copy, document.selection.isCaret else { return false }
      copyPage(state, &effects)
      return true
    }
    state.top = clampedTop(state.top, count: inspectorLines(state).count)
    modes[modes.count - 1] = .inspector(state)
    askForPage(&effects)
    return true
  }

  /// Copies all lines of a page, without what looks like a secret: who copies it wants to show it to others.
  private mutating func copyPage(_ state: InspectorState, _ effects: inout [Effect]) {
    guard purpose != .password else {
      notice = CompletionWording.secretKeys
      return
    }
    let text = inspectorLines(state).joined(separator: "\n") + "\n"
    effects.append(.copy(Array(SecretSpans.masked(text).utf8)))
    notice = "The page is copied."
  }

  private func move(_ state: inout InspectorState, by step: Int) {
    if state.page == .demonstration {
      let count = DemonstrationKnob.allCases.count
      state.knob = (state.knob + step + count) % count
    } else {
      state.top += step
    }
  }

  private mutating func turn(
    _ knob: DemonstrationKnob, by step: Int, now: Duration, _ effects: inout [Effect]
  ) {
    let value = knob.value(after: settings.value(of: knob.setting)?.description ?? "", by: step)
    do throws(SettingsProblem) {
      let changed = try settings.setting(knob.setting, to: value)
      effects += reduce(.settingsChanged(changed, problems: []), now: now)
    } catch {
      notice = error.description
    }
  }

  /// The lines of the inspector's page.
  public func inspectorLines(_ state: InspectorState) -> [String] {
    let width = max(screenLayout.document.width, 20)
    switch state.page {
    case .keys where purpose == .password: return [CompletionWording.secretKeys]
    case .keys: return InspectorText.keys(trace, bindings: bindings)
    case .requests:
      let why = completion.obstacle ?? { if case .none(let why) = completionSource { why } else { nil } }()
      return InspectorText.requests(
        completion.log.records, why: why.map(explanation), isHeld: completion.request?.isHeld == true,
        width: width)
    case .words: return InspectorText.words(words)
    case .terminal: return InspectorText.terminal(inspected.terminal, size: size, widths: widths)
    case .state: return stateLines
    case .demonstration:
      return InspectorText.knobs(settings, chosen: state.knob, isOn: isDemonstration)
    }
  }
}

extension InspectorState.Page {
  fileprivate func next(_ step: Int) -> Self {
    let count = Self.allCases.count
    return Self.allCases[(rawValue + step + count) % count]
  }
}
