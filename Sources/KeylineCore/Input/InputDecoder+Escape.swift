/// What follows an ESC: a sequence, a key with Alt, or too late to be either.
extension InputDecoder {
  mutating func escape(_ byte: UInt8, _ now: Duration, _ events: inout [InputEvent]) -> Bool {
    switch byte {
    case 0x1b where !isAlt: isAlt = true
    case UInt8(ascii: "["): enter(.control)
    case UInt8(ascii: "O"): enter(.singleShift)
    default:
      // Two ESC only belong together before a key's own sequence; else the first is a key by itself.
      if isAlt { events.append(.key(KeyEvent(KeyChord(.escape)))) }
      if byte == 0x1b { return true }
      isAlt = false
      afterSingleEscape(byte, now, &events)
    }
    return true
  }

  private mutating func afterSingleEscape(_ byte: UInt8, _ now: Duration, _ events: inout [InputEvent]) {
    if let kind = StringKind(introducer: byte) {
      enter(.string(kind))
      stringTime = now
    } else if byte >= 0x80 {
      beginScalar(byte, alt: true)
    } else {
      leave()
      // The terminator of a string that has been forgotten is no key.
      if byte == UInt8(ascii: "\\") { return }
      var chord = Self.chord(ofByte: byte)
      chord.modifiers.insert(.alt)
      guard isTwoKeys(chord) else { return events.append(.key(KeyEvent(chord))) }
      chord.modifiers.remove(.alt)
      events += [.key(KeyEvent(KeyChord(.escape))), .key(KeyEvent(chord))]
    }
  }

  /// Whether ESC and a Control key's byte are two keys.
  ///
  /// Ctrl-H is excepted: it is what some terminals send for Backspace.
  private func isTwoKeys(_ chord: KeyChord) -> Bool {
    chord.modifiers.contains(.control) && chord.key != .character("h") && !controlAltChords.contains(chord)
  }

  /// Takes what may be the tail of a sequence whose ESC has acted as Escape, and holds it until it is sure.
  mutating func lateEscape(_ byte: UInt8, _ now: Duration) -> Bool {
    leave()
    guard now - escapeTime <= Wait.lateTail else { return false }
    switch byte {
    case UInt8(ascii: "["): enter(.control)
    case UInt8(ascii: "O"): enter(.singleShift)
    case UInt8(ascii: "]"): enter(.string(.osc))
    case UInt8(ascii: "P"): enter(.string(.dcs))
    case UInt8(ascii: "_"): enter(.string(.apc))
    default: return false
    }
    held = [byte]
    return true
  }
}

extension InputDecoder.StringKind {
  /// The string that ESC and this byte begin, if any.
  init?(introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "]"): self = .osc
    case UInt8(ascii: "P"): self = .dcs
    case UInt8(ascii: "_"): self = .apc
    case UInt8(ascii: "^"): self = .pm
    case UInt8(ascii: "X"): self = .sos
    default: return nil
    }
  }
}
