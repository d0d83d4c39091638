import KeylineCore

extension Frame {
  /// Draws what a session looks like: the document above, the keyboard below, whatever is open over them.
  ///
  /// A pure function: equal sessions make equal frames.
  ///
  /// - Parameters:
  ///   - session: the keyboard's state; its size is the frame's.
  ///   - appearance: what the terminal can show.
  /// - Complexity: O(cells), O(log *n*) in the document.
  public init(rendering session: Session, appearance: Appearance = Appearance()) {
    self.init(size: session.size)
    let labels = appearance.labels(for: session.settings)
    Toolbar(session).draw(on: &self)
    KeyGrid(session, labels: labels).draw(on: &self)
    switch session.modes.last {
    case .help(let state): HelpPage(session, state).draw(on: &self)
    case .palette(let state): PalettePage(session, state).draw(on: &self)
    case .keyboardPicker(let state): KeyboardPage(session, state).draw(on: &self)
    case .question(let question): QuestionPage(session, question).draw(on: &self)
    case .find, .keyFocus, .alternates, .quoting, nil: DocumentPane(session).draw(on: &self)
    }
    // On a screen too small for a bar, what it says lies over the document.
    SuggestionBar(session).draw(on: &self)
    if case .alternates(let state) = session.modes.last, session.size.rows > 1 {
      AlternatesCallout(session.alternatesFrame(of: state), selected: state.selected).draw(on: &self)
    }
  }
}
