extension Session {
  /// Does what an action asks for, wherever it came from: a chord, the palette or the toolbar.
  mutating func perform(_ action: ActionID, now: Duration, _ effects: inout [Effect]) {
    if let (movement, extending) = action.movement { return move(movement, extending: extending) }
    switch action {
    case .moveUp: moveRows(-1, extending: false)
    case .moveDown: moveRows(1, extending: false)
    case .movePageUp: moveRows(-pageRows, extending: false)
    case .movePageDown: moveRows(pageRows, extending: false)
    case .selectUp: moveRows(-1, extending: true)
    case .selectDown: moveRows(1, extending: true)
    case .selectPageUp: moveRows(-pageRows, extending: true)
    case .selectPageDown: moveRows(pageRows, extending: true)
    case .selectMark: toggleSelecting()
    case .selectAll:
      document.selectAll()
      caretMoved()
    case .deleteBackward: deleteBackward(&effects)
    case .newline: typeReturn(&effects)
    case .tab: pressTab(now: now, &effects)
    case .quoteNext:
      modes.append(.quoting)
      notice = Wording.quoting
    case .cut, .copy: takeSelection(cutting: action == .cut, &effects)
    case .paste: requestPaste(now: now, &effects)
    case .completionTake, .completionTakeAtEnd, .completionTakeWord, .completionTakeLine, .completionFirst,
      .completionSecond, .completionThird, .completionNext, .completionPrevious, .completionDismiss:
      if !performShown(action, now: now, &effects) { notice = CompletionWording.noneShown }
    case .completionPick: openCompletionPicker()
    case .wordFirst, .wordSecond, .wordThird, .wordLiteral, .wordForget: performWord(action, &effects)
    case .completionAsk: askForCompletions(now: now, &effects)
    case .demonstration: toggleDemonstration(now: now, &effects)
    case .incognito: toggleIncognito(now: now, &effects)
    case .undo, .redo: performHistory(action, &effects)
    case .done, .save, .cancel, .suspend: performFile(action, &effects)
    case .recoverCancelled: effects.append(.offerCancelledDraft)
    case .find where purpose == .password: notice = Wording.notSearched
    case .find: startFind()
    case .keyFocus: startKeyFocus()
    case .alternates: openAlternatesBeforeCaret()
    case .shift: tapShift(now: now)
    case .capsLock: toggleCapsLock()
    case .symbols: showLayer(layer.page == nil ? "numbers" : "base")
    case .nextKeyboard: showNextKeyboard(&effects)
    case .keyboardPicker: openKeyboardPicker()
    case .mouseToggle: toggleMouse(&effects)
    case .nextTheme: effects.append(.nextTheme)
    case .palette: modes.append(.palette(PaletteState()))
    case .help: modes.append(.help(HelpState()))
    case .inspector: openInspector(&effects)
    case .score: openScore(&effects)
    case .heatMap: toggleHeatMap()
    case .recordToggle: effects.append(.record(.toggle))
    case .recordPause: effects.append(.record(.pause))
    case .recordMark: effects.append(.record(.mark))
    case .recordLastMinute: effects.append(.record(.keepLastMinute))
    case .escape: escape()
    case .redraw: effects.append(.redraw)
    default: performDeletion(action)
    }
  }

  private mutating func move(_ movement: Movement, extending: Bool) {
    document.move(movement, extending: extending || isSelecting)
    caretMoved()
  }

  private var pageRows: Int { max(screenLayout.document.height - 2, 1) }

  private mutating func moveRows(_ count: Int, extending: Bool) {
    moveCaretVertically(rows: count, extending: extending, wrap)
  }

  private mutating func performDeletion(_ action: ActionID) {
    switch action {
    case .deleteForward: document.deleteForward()
    case .deleteWordBackward: killBuffer.take(from: &document, isBackward: true) { $0.deleteWordBackward() }
    case .deleteWordForward: killBuffer.take(from: &document, isBackward: false) { $0.deleteWordForward() }
    case .deleteToLineStart: killBuffer.take(from: &document, isBackward: true) { $0.deleteToLineStart() }
    case .deleteToLineEnd: killBuffer.take(from: &document, isBackward: false) { $0.deleteToLineEnd() }
    case .transpose: document.transpose()
    case .yank: document.insertBytes(killBuffer.bytes)
    default: preconditionFailure("the action \(action.rawValue) is handled nowhere")
    }
    goalColumn = nil
    isSelecting = false
    documentChangedElsewhere()
  }

  private mutating func toggleSelecting() {
    isSelecting.toggle()
    notice = isSelecting ? Wording.selecting : nil
  }

  private mutating func toggleMouse(_ effects: inout [Effect]) {
    isMouseOn.toggle()
    notice = isMouseOn ? Wording.mouseOn : Wording.mouseOff
    effects.append(.setMouse(isMouseOn))
    effects.append(.remember(name: "mouse", value: .flag(isMouseOn)))
  }

  /// Esc leaves whatever is on: selecting, a selection, a page of the keyboard.
  private mutating func escape() {
    if isSelecting || !document.selection.isCaret {
      isSelecting = false
      document.moveCaret(to: document.caret)
      caretMoved()
    } else if layer.page != nil {
      showLayer("base")
    }
  }
}

extension ActionID {
  /// The movement that needs no screen, and whether it extends the selection.
  fileprivate var movement: (Movement, extending: Bool)? {
    switch self {
    case .moveLeft: (.left, false)
    case .moveRight: (.right, false)
    case .moveWordLeft: (.wordLeft, false)
    case .moveWordRight: (.wordRight, false)
    case .moveLineStart: (.lineStart, false)
    case .moveLineEnd: (.lineEnd, false)
    case .moveParagraphUp: (.paragraphUp, false)
    case .moveParagraphDown: (.paragraphDown, false)
    case .moveDocumentStart: (.documentStart, false)
    case .moveDocumentEnd: (.documentEnd, false)
    case .selectLeft: (.left, true)
    case .selectRight: (.right, true)
    case .selectWordLeft: (.wordLeft, true)
    case .selectWordRight: (.wordRight, true)
    case .selectLineStart: (.lineStart, true)
    case .selectLineEnd: (.lineEnd, true)
    case .selectParagraphUp: (.paragraphUp, true)
    case .selectParagraphDown: (.paragraphDown, true)
    case .selectDocumentStart: (.documentStart, true)
    case .selectDocumentEnd: (.documentEnd, true)
    default: nil
    }
  }
}
