import KeylineCore

/// Draws the frames of a session, one after another, and keeps between them what seldom changes.
///
/// What a frame looks like depends on the session alone: a renderer that has drawn a thousand frames and a fresh
/// one draw the same.
public struct FrameRenderer: Sendable {
  private let appearance: Appearance
  private var picture: KeyboardPicture?
  /// The words of the last frame, with the cells of their row.
  private var words: (inputs: WordPane.Inputs, cells: [Cell])?

  /// Creates a renderer.
  ///
  /// - Parameter appearance: What the terminal can show.
  public init(appearance: Appearance = Appearance()) { self.appearance = appearance }

  /// Draws the document above, the keyboard below, whatever is open over them.
  ///
  /// - Parameter session: The keyboard's state; its size is the frame's.
  /// - Returns: The frame.
  /// - Complexity: O(cells), O(log *n*) in the document.
  public mutating func frame(of session: borrowing Session) -> Frame {
    let labels = appearance.labels(for: session.settings)
    let inputs = KeyboardPicture.Inputs(session, labels: labels)
    let picture = picture(for: inputs)
    var frame = picture.frame
    picture.mark(lit: session.litKey, focused: session.focusedKeyID, on: &frame)
    switch session.modes.last {
    case .help(let state):
      LinesPage(session.helpLines, top: state.top, of: session).draw(title: "Help: Esc leaves", on: &frame)
    case .palette(let state): PalettePage(session, state).draw(on: &frame)
    case .keyboardPicker(let state): KeyboardPage(session, state).draw(on: &frame)
    case .question(let question): QuestionPage(session, question).draw(on: &frame)
    case .score(let state):
      LinesPage(session.scoreLines, top: state.top, of: session)
        .draw(title: "Score: Esc leaves", on: &frame)
    case .inspector(let state): InspectorPage(session, state).draw(on: &frame)
    case .find, .keyFocus, .alternates, .quoting, .completionPicker, nil:
      DocumentPane(session, labels: labels).draw(on: &frame)
      if let caret = frame.cursor { GhostText(session, caret: caret)?.draw(on: &frame) }
    }
    // On a screen too small for a bar, what it says lies over the document.
    if !session.words.candidates.isEmpty { drawWords(of: session, labels: labels, on: &frame) }
    SuggestionBar(session, labels: labels).draw(on: &frame)
    if !session.completion.completions.isEmpty { CompletionRows(session).draw(on: &frame) }
    if case .alternates(let state) = session.modes.last, session.size.rows > 1 {
      AlternatesCallout(session.alternatesFrame(of: state), selected: state.selected).draw(on: &frame)
    }
    return frame
  }

  /// Draws the words, or puts the row of the frame before there: they stay as they are until they are answered anew.
  private mutating func drawWords(of session: borrowing Session, labels: LabelSet, on frame: inout Frame) {
    let row = session.screenLayout.bar.row
    guard session.screenLayout.bar.height > 0 else { return }
    let inputs = WordPane.Inputs(session)
    if let words, words.inputs == inputs { return frame.rows[row] = words.cells }
    WordPane(session, labels: labels).draw(on: &frame)
    // Clusters are known to their frame only.
    words = frame.rows[row].contains(where: \.isCluster) ? nil : (inputs, frame.rows[row])
  }

  private mutating func picture(for inputs: KeyboardPicture.Inputs) -> KeyboardPicture {
    if let picture, picture.inputs == inputs { return picture }
    let fresh = KeyboardPicture(inputs)
    picture = fresh
    words = nil
    return fresh
  }
}
