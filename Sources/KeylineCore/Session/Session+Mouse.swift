extension Session {
  mutating func reduce(_ mouse: MouseEvent, now: Duration, _ effects: inout [Effect]) {
    switch mouse.kind {
    case .press(.left): mousePress(mouse, now: now, &effects)
    case .drag(.left): mouseDrag(mouse, now: now, &effects)
    case .release(.left): mouseRelease(mouse, now: now, &effects)
    case .wheelUp: turnWheel(-1, at: mouse)
    case .wheelDown: turnWheel(1, at: mouse)
    case .press, .drag, .release, .motion: break
    }
  }

  private mutating func mousePress(_ mouse: MouseEvent, now: Duration, _ effects: inout [Effect]) {
    // Words that a notice covers are not clicked.
    let wordRow = wordRow
    notice = nil
    let layout = screenLayout
    if case .alternates(let state) = modes.last {
      modes.removeLast()
      if let index = alternatesFrame(of: state).option(atColumn: mouse.column, row: mouse.row) {
        choose(state, index, now: now, &effects)
      }
      return
    }
    if let index = overlayRow(atRow: mouse.row) {
      chooseOverlayRow(index, now: now, &effects)
      return
    }
    if let id = layout.key(atColumn: mouse.column, row: mouse.row) {
      pressed = .key(id: id, isInside: true)
      litKey = id
      if canHold(keyID: id) { effects.append(.schedule(.hold, at: now + Delay.longPress)) }
      if keyboard.key(id)?.repeats == true { click(keyID: id, now: now, &effects) }
    } else if let action = layout.toolbarAction(atColumn: mouse.column, row: mouse.row) {
      pressed = .toolbar(action)
    } else if let number = wordRow.number(atColumn: mouse.column, row: mouse.row) {
      pressed = .word(number)
      if number > 0 { effects.append(.schedule(.hold, at: now + Delay.longPress)) }
    } else if let index = completion(atColumn: mouse.column, row: mouse.row) {
      pressed = .completion(index)
    } else {
      clickText(mouse, now: now, &effects)
    }
  }

  private mutating func mouseDrag(_ mouse: MouseEvent, now: Duration, _ effects: inout [Effect]) {
    if case .alternates(var state) = modes.last, pressed != nil {
      if let index = alternatesFrame(of: state).option(atColumn: mouse.column, row: mouse.row) {
        state.selected = index
        modes[modes.count - 1] = .alternates(state)
      }
      return
    }
    switch pressed {
    case .key(let id, let isInside):
      let isOver = screenLayout.key(atColumn: mouse.column, row: mouse.row) == id
      guard isOver != isInside else { return }
      pressed = .key(id: id, isInside: isOver)
      litKey = isOver ? id : nil
      if !isOver { cancelHold(&effects) }
    case .text(let unit, let origin): dragText(mouse, by: unit, from: origin)
    case .toolbar, .completion, .word, nil: break
    }
  }

  private mutating func mouseRelease(_ mouse: MouseEvent, now: Duration, _ effects: inout [Effect]) {
    let press = pressed
    pressed = nil
    cancelHold(&effects)
    if case .alternates(let state) = modes.last, press != nil {
      let hit = alternatesFrame(of: state).option(atColumn: mouse.column, row: mouse.row)
      let onKey = screenLayout.key(atColumn: mouse.column, row: mouse.row)
      if let hit {
        modes.removeLast()
        choose(state, hit, now: now, &effects)
      } else if onKey != state.keyID {
        modes.removeLast()
      }
      return
    }
    switch press {
    case .key(let id, isInside: true) where keyboard.key(id)?.repeats != true:
      click(keyID: id, now: now, &effects)
    case .toolbar(let action):
      if screenLayout.toolbarAction(atColumn: mouse.column, row: mouse.row) == action {
        countClick(.pressedCommands, now: now)
        perform(action, now: now, &effects)
      }
    case .completion(let index):
      if completion(atColumn: mouse.column, row: mouse.row) == index {
        countClick(.pressedTaking, now: now)
        takeCompletion(at: index, now: now, &effects)
      }
    case .word(let number):
      if wordRow.number(atColumn: mouse.column, row: mouse.row) == number {
        countClick(.pressedTaking, now: now)
        if number == 0 { keepLiteralWord(&effects) } else { takeWord(at: number - 1, &effects) }
      }
    case .key, .text, nil: break
    }
  }

  private mutating func click(keyID: String, now: Duration, _ effects: inout [Effect]) {
    if let key = keyboard.key(keyID) { countClick(key.pressKind, now: now) }
    press(keyID: keyID, now: now, &effects)
  }

  mutating func holdPressedKey(now: Duration, _ effects: inout [Effect]) {
    if case .word(let number) = pressed { return holdWord(numbered: number, &effects) }
    guard case .key(let id, isInside: true) = pressed else { return }
    hold(keyID: id, now: now, &effects)
    // The picker stays when the button comes up, and the key is not pressed.
    if case .keyboardPicker = modes.last { pressed = nil }
  }

  mutating func repeatPressedKey(now: Duration, _ effects: inout [Effect]) {
    guard case .key(_, isInside: true) = pressed else { return }
    repeatDeletion(now: now, &effects)
  }

  private func cancelHold(_ effects: inout [Effect]) {
    effects.append(.cancel(.hold))
    effects.append(.cancel(.keyRepeat))
  }

  /// Forgets what the mouse holds, as after a resize that moved the keys away.
  mutating func releasePress(_ effects: inout [Effect]) {
    guard pressed != nil else { return }
    pressed = nil
    cancelHold(&effects)
  }
}
