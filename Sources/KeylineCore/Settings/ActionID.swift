/// Everything a chord, a drawn key or the palette can ask for, by its name in `bindings.*`.
public enum ActionID: String, CaseIterable, Hashable, Sendable {
  // Movement.
  case moveLeft = "move.left"
  case moveRight = "move.right"
  case moveUp = "move.up"
  case moveDown = "move.down"
  case moveWordLeft = "move.wordLeft"
  case moveWordRight = "move.wordRight"
  case moveLineStart = "move.lineStart"
  case moveLineEnd = "move.lineEnd"
  case movePageUp = "move.pageUp"
  case movePageDown = "move.pageDown"
  case moveParagraphUp = "move.paragraphUp"
  case moveParagraphDown = "move.paragraphDown"
  case moveDocumentStart = "move.documentStart"
  case moveDocumentEnd = "move.documentEnd"
  // Selection.
  case selectLeft = "select.left"
  case selectRight = "select.right"
  case selectUp = "select.up"
  case selectDown = "select.down"
  case selectWordLeft = "select.wordLeft"
  case selectWordRight = "select.wordRight"
  case selectLineStart = "select.lineStart"
  case selectLineEnd = "select.lineEnd"
  case selectPageUp = "select.pageUp"
  case selectPageDown = "select.pageDown"
  case selectParagraphUp = "select.paragraphUp"
  case selectParagraphDown = "select.paragraphDown"
  case selectDocumentStart = "select.documentStart"
  case selectDocumentEnd = "select.documentEnd"
  case selectMark = "select.mark"
  case selectAll = "select.all"
  // Deletion.
  case deleteBackward = "delete.backward"
  case deleteForward = "delete.forward"
  case deleteWordBackward = "delete.wordBackward"
  case deleteWordForward = "delete.wordForward"
  case deleteToLineStart = "delete.toLineStart"
  case deleteToLineEnd = "delete.toLineEnd"
  // Editing.
  case newline = "edit.newline"
  case tab = "edit.tab"
  case quoteNext = "edit.quoteNext"
  case transpose = "edit.transpose"
  case yank = "edit.yank"
  case cut = "edit.cut"
  case copy = "edit.copy"
  case paste = "edit.paste"
  case undo = "edit.undo"
  case redo = "edit.redo"
  case find = "edit.find"
  // Words of the bar.
  case wordFirst = "word.first"
  case wordSecond = "word.second"
  case wordThird = "word.third"
  case wordLiteral = "word.literal"
  case wordForget = "word.forget"
  // Completions. Those from `take` to `dismiss` have chords that count only while a completion is shown.
  case completionTake = "completion.take"
  case completionTakeAtEnd = "completion.takeAtEnd"
  case completionTakeWord = "completion.takeWord"
  case completionTakeLine = "completion.takeLine"
  case completionFirst = "completion.first"
  case completionSecond = "completion.second"
  case completionThird = "completion.third"
  case completionNext = "completion.next"
  case completionPrevious = "completion.previous"
  case completionDismiss = "completion.dismiss"
  case completionPick = "completion.pick"
  case completionAsk = "completion.ask"
  case demonstration = "ai.demonstration"
  case incognito = "ai.incognito"
  // The text as a whole.
  case done = "file.done"
  case save = "file.save"
  case cancel = "app.cancel"
  case suspend = "app.suspend"
  case recoverCancelled = "draft.recoverCancelled"
  // The keyboard and the screen.
  case keyFocus = "keys.focus"
  case alternates = "keys.alternates"
  case shift = "keys.shift"
  case capsLock = "keys.capsLock"
  case symbols = "keys.symbols"
  case nextKeyboard = "keyboard.next"
  case keyboardPicker = "keyboard.picker"
  case mouseToggle = "mouse.toggle"
  case nextTheme = "theme.next"
  case palette = "palette.open"
  case help = "help.open"
  case inspector = "inspector.open"
  case score = "score.open"
  case heatMap = "score.heatMap"
  case recordToggle = "record.toggle"
  case recordPause = "record.pause"
  case recordMark = "record.mark"
  case recordLastMinute = "record.lastMinute"
  case escape = "app.escape"
  case redraw = "screen.redraw"

  /// What the action is called in the palette and on the help page.
  public var title: String { definition.title }
  /// The chords that ask for it when no setting says otherwise; the first one is shown.
  public var defaultChords: [KeyChord] { definition.chords }
  /// Whether the palette offers it: all but the palette itself and the key that leaves the palette.
  public var isInPalette: Bool { self != .palette && self != .escape }
  /// When its chords count.
  public var context: BindingContext {
    switch self {
    case .completionTake, .completionTakeAtEnd, .completionTakeWord, .completionTakeLine, .completionFirst,
      .completionSecond, .completionThird, .completionNext, .completionPrevious, .completionDismiss:
      .completion
    default: .always
    }
  }
  /// Whether it must always have a chord, since nobody could leave the keyboard otherwise.
  public var isEssential: Bool { self == .done || self == .cancel }
}
