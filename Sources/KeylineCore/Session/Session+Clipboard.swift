extension Session {
  /// Copies the selection to the clipboards, ours and the system's.
  ///
  /// - Parameters:
  ///   - cutting: Whether it is removed from the text.
  ///   - effects: What follows from it is added here.
  mutating func takeSelection(cutting: Bool, _ effects: inout [Effect]) {
    let selection = document.selection
    guard !selection.isCaret else {
      notice = Wording.nothingSelected
      return
    }
    guard purpose != .password else {
      notice = Wording.notCopied
      return
    }
    clipboard = cutting ? document.cut() : document.text.bytes(in: selection.range)
    isSelecting = false
    effects.append(.copy(clipboard))
    if !cutting { notice = Wording.copied }
    documentChangedElsewhere()
  }

  /// Asks for the system's clipboard.
  ///
  /// Keys wait behind it, for a moment: what they do comes after the paste.
  mutating func requestPaste(now: Duration, _ effects: inout [Effect]) {
    // One that keeps us waiting is asked once: until it answers, our own serves.
    guard !isClipboardLate else { return insertPaste(clipboard, &effects) }
    heldInputs = []
    effects.append(.schedule(.clipboard, at: now + Delay.clipboard))
    effects.append(.requestClipboard)
  }

  /// Pastes what the system's clipboard holds, ours where there is none, and goes on with the keys that waited.
  mutating func takeClipboard(_ bytes: [UInt8]?, now: Duration, _ effects: inout [Effect]) {
    guard var held = heldInputs else {
      isClipboardLate = false
      return
    }
    heldInputs = nil
    effects.append(.cancel(.clipboard))
    insertPaste(bytes ?? clipboard, &effects)
    while heldInputs == nil, let input = held.popFirst() { reduce(input, now: now, &effects) }
    if heldInputs != nil { heldInputs = held }
  }

  /// Pastes from our own clipboard: the system's has not answered in time.
  mutating func goOnWithoutClipboard(now: Duration, _ effects: inout [Effect]) {
    guard heldInputs != nil else { return }
    isClipboardLate = true
    takeClipboard(nil, now: now, &effects)
  }

  /// Inserts pasted bytes as one step and syncs the draft: a paste may be long work.
  mutating func insertPaste(_ bytes: [UInt8], _ effects: inout [Effect]) {
    guard !bytes.isEmpty else {
      notice = Wording.nothingToPaste
      return
    }
    document.insertBytes(document.lineEnding == .crlf ? LineEnding.crlf.converting(bytes) : bytes)
    isSelecting = false
    goalColumn = nil
    documentChangedElsewhere()
    syncDraft(&effects)
  }
}
