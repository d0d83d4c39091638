extension Session {
  /// Begins anew with another text, as a fresh run with the same settings, keyboards and screen would.
  ///
  /// - Parameters:
  ///   - beginning: The text and the place in it.
  ///   - effects: What ends everything that was due is added here.
  mutating func begin(_ beginning: Beginning, _ effects: inout [Effect]) {
    var document = TextDocument(beginning.text)
    document.select(beginning.selection)
    var fresh = Session(
      document: document, fileName: fileName, keyboards: readKeyboards, settings: settings, size: size,
      privacy: Privacy(
        purpose: beginning.purpose ?? givenPurpose, hasFullAccess: hasFullAccess,
        isAccessForRun: isAccessForRun,
        isIncognito: beginning.isIncognito))
    fresh.widths = widths
    fresh.sandbox = sandbox
    fresh.recording = recording
    fresh.keyboardIndex = keyboardIndex
    fresh.isDemonstration = isDemonstration
    fresh.demonstration = demonstration
    fresh.replacements = replacements
    fresh.isScripted = isScripted
    // A commit message begins at its first line, wherever else one was.
    fresh.document.select(beginning.selection)
    fresh.updateCurrentInput()
    fresh.words.lag = .move
    effects += TimerID.allCases.map { .cancel($0) }
    self = fresh
  }
}
