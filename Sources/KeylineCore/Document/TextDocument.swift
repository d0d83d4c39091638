/// A text being written: its bytes, the selection and the history.
///
/// Positions are byte offsets and always grapheme boundaries. A byte order mark at the start is kept and
/// is never shown, entered or deleted.
public struct TextDocument: Hashable, Sendable {
  /// The whole text, byte order mark included.
  public private(set) var text: PieceTree
  /// The caret or the selection.
  public private(set) var selection: TextSelection
  /// A number that grows at every change of the text, undo and redo included; equal numbers of one
  /// document mean equal texts.
  public private(set) var revision = 0
  /// The ending that Enter inserts: that of the file's first line.
  public let lineEnding: LineEnding
  /// The first offset the caret can be at: 3 after a byte order mark, else 0.
  public let contentStart: Int

  private var history: EditHistory
  /// The edits made since the last call of `takeEdits`, in order.
  public private(set) var pendingEdits: [Edit] = []
  /// The number of the present text; undo goes back to the number the text had.
  private var state = 0
  private var savedState = 0

  /// Creates a document around a text, the caret at its end.
  ///
  /// - Parameters:
  ///   - text: the content; it counts as saved.
  ///   - historyBudget: the bytes of removed text the history may hold before it drops its oldest steps.
  public init(_ text: PieceTree = PieceTree(), historyBudget: Int = 64 << 20) {
    self.text = text
    lineEnding = LineEnding(of: text)
    let hasMark = text.byteCount >= 3 && text.bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF]
    contentStart = hasMark ? 3 : 0
    selection = TextSelection(caret: text.byteCount)
    history = EditHistory(budget: historyBudget)
  }

  /// The caret, or the moving end of the selection.
  public var caret: Int { selection.head }
  /// The bytes after the byte order mark.
  public var content: Range<Int> { contentStart..<text.byteCount }
  /// Whether the text differs from the one last saved; undoing back to that one counts as saved.
  public var isModified: Bool { state != savedState }
  /// What `undo` would undo.
  public var undoName: EditName? { history.nextUndo }
  /// What `redo` would do again.
  public var redoName: EditName? { history.nextRedo }

  /// Says that the present text is the saved one.
  public mutating func markSaved() {
    savedState = state
    history.closeRun()
  }

  /// Says that the text differs from the saved one whatever is undone, as a recovered draft does.
  public mutating func markModified() { savedState = -1 }

  /// Hands over the edits made since the last call, in order.
  ///
  /// - Returns: edits that make the present text from the one at the last call; undo and redo are edits too.
  public mutating func takeEdits() -> [Edit] {
    defer { pendingEdits = [] }
    return pendingEdits
  }

  /// Sets the selection; offsets outside the content or inside a grapheme go to the nearest boundary before.
  ///
  /// - Parameter selection: the new selection.
  /// - Complexity: O(log n).
  public mutating func select(_ selection: TextSelection) {
    let head = boundary(near: selection.head)
    let anchor = selection.isCaret ? head : boundary(near: selection.anchor)
    history.closeRun()
    self.selection = TextSelection(anchor: anchor, head: head)
  }

  /// Replaces a range as one change of the history and puts the caret behind what came.
  ///
  /// A change of the same name that touches the last typing or deletion becomes part of that step.
  ///
  /// - Parameters:
  ///   - range: byte offsets; what lies outside the content is left out.
  ///   - bytes: what comes, kept as it is, valid UTF-8 or not.
  ///   - name: what undo will call it.
  /// - Returns: false when the text would grow past 1 GiB; nothing is changed then.
  /// - Complexity: O(log n) in the document, O(k) in the bytes.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with bytes: [UInt8], as name: EditName) -> Bool {
    let range = range.clamped(to: content)
    guard text.byteCount - range.count + bytes.count <= PieceTree.maximumByteCount else { return false }
    guard !range.isEmpty || !bytes.isEmpty else { return true }
    let removed = text.slice(range)
    text.replace(range, with: bytes)
    let end = range.lowerBound + bytes.count
    let after = TextSelection(caret: end)
    let step = EditStep(
      name: name, range: range.lowerBound..<end, removed: removed, selectionBefore: selection,
      selectionAfter: after, stateBefore: state)
    history.record(step, replacing: range)
    selection = after
    revision += 1
    state = revision
    pendingEdits.append(Edit(range, bytes))
    return true
  }

  /// Takes back the last step; the selection is what it was before it.
  ///
  /// - Returns: what was undone, nil when there is nothing.
  /// - Complexity: O(log n) in the document, O(k) in the bytes that come back.
  @discardableResult
  public mutating func undo() -> EditName? {
    guard let step = history.popUndo() else { return nil }
    history.pushRedo(reverse(step))
    selection = step.selectionBefore
    return step.name
  }

  /// Does again what was undone last; the caret is behind it.
  ///
  /// - Returns: what was done again, nil when there is nothing.
  /// - Complexity: O(log n) in the document, O(k) in the bytes that come back.
  @discardableResult
  public mutating func redo() -> EditName? {
    guard let step = history.popRedo() else { return nil }
    history.pushUndo(reverse(step))
    selection = step.selectionAfter
    return step.name
  }

  /// Applies the opposite of a step and returns the step that undoes this.
  private mutating func reverse(_ step: EditStep) -> EditStep {
    let opposite = EditStep(
      name: step.name, range: step.range.lowerBound..<step.range.lowerBound + step.removed.byteCount,
      removed: text.slice(step.range), selectionBefore: step.selectionBefore,
      selectionAfter: step.selectionAfter, stateBefore: state)
    text.replace(step.range, with: step.removed)
    pendingEdits.append(Edit(step.range, step.removed.bytes))
    revision += 1
    state = step.stateBefore
    return opposite
  }

  private func boundary(near offset: Int) -> Int {
    let inside = min(max(offset, contentStart), text.byteCount)
    return max(text.graphemeBoundary(atOrBefore: inside), contentStart)
  }
}
