/// A session as the beginning of a tape.
extension Session {
  /// Whether the text, the place in it and the settings are all there is to tell of the session.
  var isPlain: Bool {
    modes.isEmpty && layer.page == nil && !isSelecting && pressed == nil && heldInputs == nil
      && completion.request == nil && completion.completions.isEmpty && words.correction == nil
  }

  /// What a run would begin with that goes on from here.
  ///
  /// - Parameter hidden: What of the text is not to be told.
  /// - Returns: The text, starred out there, and the place in it.
  public func beginning(hiding hidden: HiddenText) -> Beginning {
    Beginning(text: document.text.starred(in: hidden.ranges), selection: document.selection, purpose: purpose)
  }

  /// Whether nothing of what comes now may be recorded.
  public var isUntold: Bool { isIncognito || purpose == .password }

  /// Whether an event may bring text back that was deleted before: only then does one without typed text matter.
  ///
  /// - Parameter event: An event that is about to be reduced.
  /// - Returns: True for undo, paste and the like, and for what may lead to them.
  public func mayBringBack(_ event: Event) -> Bool {
    guard case .input(let input) = event else { return false }
    switch input {
    case .key(let key):
      if case .palette = modes.last { return true }
      let action = bindings.action(for: key.chord)
      return action == .undo || action == .redo || action == .yank || action == .paste
    case .mouse(let mouse): return screenLayout.toolbarAction(atColumn: mouse.column, row: mouse.row) != nil
    case .paste, .focus, .reply: return false
    }
  }
}
