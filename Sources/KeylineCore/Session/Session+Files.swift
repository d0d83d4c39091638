extension Session {
  /// The actions on the text as a whole.
  mutating func performFile(_ action: ActionID, _ effects: inout [Effect]) {
    switch action {
    case .done: finish(&effects)
    case .save: save(&effects)
    case .cancel where !document.selection.isCaret: performClipboard(.copy, &effects)
    case .cancel: effects.append(.quit(.cancelled))
    case .suspend: effects.append(.suspend)
    default: preconditionFailure("\(action.rawValue) is no action on the whole text")
    }
  }

  private mutating func finish(_ effects: inout [Effect]) {
    if fileName != nil, isModified {
      isFinishing = true
      effects.append(.save(SaveRequest(isDone: true)))
    } else {
      effects.append(.quit(.done))
    }
  }

  private mutating func save(_ effects: inout [Effect]) {
    if fileName == nil {
      notice = Wording.noFile
    } else if isModified {
      effects.append(.save(SaveRequest(isDone: false)))
    } else {
      notice = Wording.nothingToSave
    }
  }

  mutating func performClipboard(_ action: ActionID, _ effects: inout [Effect]) {
    if action == .paste { return effects.append(.requestClipboard) }
    let selection = document.selection
    guard !selection.isCaret else {
      notice = Wording.nothingSelected
      return
    }
    clipboard = action == .cut ? document.cut() : document.text.bytes(in: selection.range)
    isSelecting = false
    effects.append(.copy(clipboard))
    documentChangedElsewhere()
  }

  mutating func performHistory(_ action: ActionID, _ effects: inout [Effect]) {
    let isUndo = action == .undo
    if let name = isUndo ? document.undo() : document.redo() {
      notice = isUndo ? Wording.undone(name.rawValue) : Wording.redone(name.rawValue)
    } else {
      notice = isUndo ? Wording.nothingToUndo : Wording.nothingToRedo
    }
    goalColumn = nil
    isSelecting = false
    documentChangedElsewhere()
  }
}
