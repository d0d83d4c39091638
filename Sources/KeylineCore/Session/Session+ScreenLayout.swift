extension Session {
  /// What the screen's layout depends on.
  struct LayoutInputs: Equatable, Sendable {
    var size: ScreenSize
    var layerID: String
    var keyboardIndex: Int
    var hasCompletions: Bool
    var generation: Int
    var sandbox = SandboxStatus.full
    var hasFullAccess = false
    var isIncognito = false
    var recording = RecordingStatus.off
  }

  var layoutInputs: LayoutInputs {
    LayoutInputs(
      size: size, layerID: drawnLayer.layerID, keyboardIndex: keyboardIndex,
      hasCompletions: completionSource.isOn, generation: layoutGeneration, sandbox: sandbox,
      hasFullAccess: mayAsk, isIncognito: isIncognito, recording: recording)
  }

  /// Lays the screen out again if anything it depends on has changed.
  mutating func refreshScreenLayout() {
    let inputs = layoutInputs
    guard inputs != laidOutInputs else { return }
    laidOutInputs = inputs
    screenLayout = ScreenLayout(
      size: size, keyboard: keyboard, of: keyboards, layerID: drawnLayer.layerID,
      keyHeight: settings.keyHeight,
      completionRows: inputs.hasCompletions ? AnswerCleaner.mostCompletions : 0,
      toolbar: toolbarActions.map { action, label in
        (action: action, key: bindings.chords(for: action).first?.notation ?? "", label: label)
      }, stateWidth: stateWidth)
  }

  /// What the indicator of the keyboard and the file's name, or that the mouse is off, take with their blanks; and
  /// what must be seen in any case.
  private var stateWidth: Int {
    let file = fileName?.split(separator: "/").last?.count ?? 0
    let usual = keyboard.indicator.count + 3 + (file > 0 ? max(file, "mouse off".count) + 3 : 0)
    return min(usual, size.columns / 4) + stateMarks.map { $0.count + 2 }.reduce(0, +)
  }

  /// What the toolbar offers, the most needed first.
  private var toolbarActions: [(ActionID, String)] {
    var actions: [(ActionID, String)] = [(.done, "done")]
    if fileName != nil { actions.append((.save, "save")) }
    actions += [(.help, "help"), (.palette, "all"), (.keyFocus, "keys"), (.find, "find")]
    if keyboards.count > 1 { actions.append((.nextKeyboard, "next")) }
    return actions + [(.undo, "undo"), (.selectAll, "select all"), (.mouseToggle, "mouse")]
  }
}
