extension InputDecoder {
  /// Where the decoder is.
  enum State: Hashable, Sendable {
    /// Between characters and sequences.
    case ground
    /// Inside a UTF-8 character.
    case scalar
    /// After ESC, which may be a key or begin anything.
    case escape
    /// After an ESC that has been delivered as Escape.
    case lateEscape
    /// Inside `CSI …`.
    case control
    /// Inside a `CSI …` that has waited too long for its next byte.
    case staleControl
    /// After `CSI [`, the Linux console's introducer of F1 to F5.
    case linuxFunction
    /// After `SS3`.
    case singleShift
    /// Inside the three bytes after `CSI M`.
    case x10Mouse
    /// Inside a string.
    case string(StringKind)
    /// After an ESC inside a string, which `\` would make its terminator.
    case stringEscape(StringKind)
    /// Inside a string that has waited too long for its next piece.
    case staleString(StringKind)
    /// Inside a bracketed paste.
    case paste
    /// Inside a bracketed paste that has been quiet for so long that its end is taken to be lost.
    case stalePaste
  }

  /// The strings of ECMA-48; only OSC also ends at BEL.
  enum StringKind: Hashable, Sendable { case osc, dcs, apc, pm, sos }

  /// How much of a sequence is kept; what is longer is read to its end and dropped.
  static let bodyLimit = 4096

  /// Begins a sequence.
  mutating func enter(_ next: State) {
    state = next
    body.removeAll(keepingCapacity: true)
    isOverlong = false
  }

  /// Goes back to the ground and forgets the sequence under way.
  mutating func leave() {
    enter(.ground)
    isAlt = false
    held = nil
  }

  /// Gives up the sequence under way: text that was held for it comes out, the key that stood before it too.
  mutating func abandon(_ events: inout [InputEvent]) {
    let text = held ?? []
    let hadEscape = isAlt
    leave()
    if hadEscape { events.append(.key(KeyEvent(KeyChord(.escape)))) }
    for byte in text { events.append(.key(KeyEvent(Self.chord(ofByte: byte)))) }
  }

  /// Keeps one byte of the sequence under way.
  mutating func gather(_ byte: UInt8) {
    if body.count < Self.bodyLimit { body.append(byte) } else { isOverlong = true }
    held?.append(byte)
  }

  /// The chord of one ASCII byte.
  static func chord(ofByte byte: UInt8) -> KeyChord {
    switch byte {
    case 0x00: return KeyChord(.character(" "), .control)
    case 0x09: return KeyChord(.tab)
    case 0x0a, 0x0d: return KeyChord(.enter)
    case 0x1b: return KeyChord(.escape)
    case 0x7f: return KeyChord(.backspace)
    case 0x01...0x1a: return KeyChord(.character(Character(Unicode.Scalar(byte | 0x60))), .control)
    case 0x1c...0x1f: return KeyChord(.character(Character(Unicode.Scalar(byte | 0x40))), .control)
    default: return KeyChord(.character(Character(Unicode.Scalar(byte))))
    }
  }
}
