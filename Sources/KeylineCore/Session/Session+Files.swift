extension Session {
  /// The actions on the text as a whole.
  mutating func performFile(_ action: ActionID, _ effects: inout [Effect]) {
    switch action {
    case .done: finish(&effects)
    case .save: save(&effects)
    case .cancel where !document.selection.isCaret: takeSelection(cutting: false, &effects)
    case .cancel: effects.append(.quit(.cancelled))
    case .suspend: effects.append(.suspend)
    default: preconditionFailure("\(action.rawValue) is no action on the whole text")
    }
  }

  private mutating func finish(_ effects: inout [Effect]) {
    if fileName != nil, isModified {
      isFinishing = true
      requestSave(SaveRequest(isDone: true), &effects)
    } else {
      effects.append(.quit(.done))
    }
  }

  private mutating func save(_ effects: inout [Effect]) {
    if fileName == nil {
      notice = Wording.noFile
    } else if isModified {
      requestSave(SaveRequest(isDone: false), &effects)
    } else {
      notice = Wording.nothingToSave
    }
  }

  /// Asks for a save, now or once the one in progress has been answered.
  mutating func requestSave(_ request: SaveRequest, _ effects: inout [Effect]) {
    guard !isSaving else {
      isSaveDue = true
      return
    }
    isSaving = true
    isSaveDue = false
    effects.append(.save(request))
  }

  /// Takes the answer to a save, and goes on to the next one or to the end.
  mutating func finishSave(_ result: SaveResult, of revision: Int, _ effects: inout [Effect]) {
    isSaving = false
    switch result {
    case .saved:
      if document.revision == revision { document.markSaved() } else { document.markModified() }
      notice = Wording.saved
      if isModified, isSaveDue || isFinishing {
        requestSave(SaveRequest(isDone: isFinishing), &effects)
      } else if isFinishing {
        effects.append(.quit(.done))
      }
      return
    case .changedOnDisk:
      modes.append(.question(.overwrite(file: fileName ?? "FILE", isDone: isFinishing)))
    case .failed(let sentence):
      notice = sentence
      effects.append(.ring)
    }
    isFinishing = false
    isSaveDue = false
  }

  mutating func performHistory(_ action: ActionID, _ effects: inout [Effect]) {
    let isUndo = action == .undo
    if isUndo, document.undoName == .correction, let correction = words.correction {
      words.correction = nil
      countRevert(of: correction, isByHand: true)
      refuse(correction, &effects)
    }
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
