/// Control sequences and the short ones that stand beside them.
extension InputDecoder {
  /// A late tail longer than this is text.
  private static let heldLimit = 64

  /// Takes a byte of `CSI …`; one that cannot be in it ends it and is looked at anew.
  mutating func control(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    switch byte {
    case 0x20...0x3f:
      gather(byte)
      if let held, held.count > Self.heldLimit { abandon(&events) }
    case UInt8(ascii: "[") where body.isEmpty && held?.count != 0:
      gather(byte)
      state = .linuxFunction
    case UInt8(ascii: "M") where body.isEmpty && held?.count != 0: enterX10Mouse()
    case 0x40...0x7e:
      held?.append(byte)
      finishControl(byte, &events)
    default: return cancel(byte, &events)
    }
    return true
  }

  private mutating func enterX10Mouse() {
    held = nil
    enter(.x10Mouse)
  }

  private mutating func finishControl(_ final: UInt8, _ events: inout [InputEvent]) {
    let sequence = isOverlong ? nil : ControlSequence(body: body, final: final)
    finish(sequence?.meaning(expectsCursorReport: expectsCursorReport > 0) ?? .unknown, &events)
  }

  /// Delivers what a sequence means, or lets out the text that it turned out to be.
  private mutating func finish(_ meaning: ControlMeaning, _ events: inout [InputEvent]) {
    if let held, meaning == .unknown || held.count < 2 { return abandon(&events) }
    let hadEscape = isAlt
    leave()
    var meant = meaning.events
    if hadEscape {
      // ESC before a key's sequence is Alt; before anything else it was a key by itself.
      if case .key(var key)? = meant.first, meant.count == 1 {
        key.chord.modifiers.insert(.alt)
        meant = [.key(key)]
      } else {
        meant.insert(.key(KeyEvent(KeyChord(.escape))), at: 0)
      }
    }
    events.append(contentsOf: meant)
    if meaning == .pasteStart { enterPaste() }
    if case .reply(.cursorPosition)? = meant.last, expectsCursorReport > 0 { expectsCursorReport -= 1 }
  }

  /// Takes the letter after `CSI [`.
  mutating func linuxFunction(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    guard (0x20...0x7e).contains(byte) else { return cancel(byte, &events) }
    held?.append(byte)
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    finish((1...5).contains(number) ? .key(KeyChord(.function(number))) : .unknown, &events)
    return true
  }

  /// Takes a byte after SS3: a modifier number of old terminals, or the letter that says which key.
  mutating func singleShift(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    switch byte {
    case 0x30...0x3b where held == nil: gather(byte)
    case 0x20...0x7e:
      held?.append(byte)
      let isLate = held != nil
      let sequence = isOverlong ? nil : ControlSequence(body: body, final: byte)
      finish(sequence?.singleShiftMeaning(isLate: isLate) ?? .unknown, &events)
    default: return cancel(byte, &events)
    }
    return true
  }

  /// Takes one of the three bytes of an old mouse report.
  mutating func x10Mouse(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    guard byte >= 0x20 else { return cancel(byte, &events) }
    body.append(byte)
    if body.count == 3 {
      let numbers = body.map { Int($0) - 0x20 }
      finish(MouseReport(code: numbers[0], column: numbers[1], row: numbers[2]).meaning, &events)
    }
    return true
  }

  /// Ends a sequence at a byte that cannot be in it: CAN and SUB go with it, all others stay to be read.
  mutating func cancel(_ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    let isCancel = held == nil && (byte == 0x18 || byte == 0x1a)
    abandon(&events)
    return isCancel
  }
}
