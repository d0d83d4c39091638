/// Follows the modes a program sets, which libvterm either does not know or does not tell.
///
/// A small reader of the output stream: sequences may be split anywhere, and the strings of OSC and DCS are
/// skipped, so that nothing inside a title or a clipboard counts.
struct ModeTracker {
  private enum State { case text, escape, sequence([UInt8]), string, stringEscape }

  private(set) var modes = TerminalModes()
  /// How many frames were wrapped in synchronized output (mode 2026) so far.
  private(set) var frames = 0
  private var state = State.text

  /// Reads bytes that a program wrote.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text:
      if byte == 0x1b { state = .escape }
    case .escape:
      readAfterEscape(byte)
    case .sequence(let bytes):
      readInSequence(byte, after: bytes)
    case .string:
      if byte == 0x07 { state = .text } else if byte == 0x1b { state = .stringEscape }
    case .stringEscape:
      state = .text
      if byte != UInt8(ascii: "\\") { readAfterEscape(byte) }
    }
  }

  private mutating func readAfterEscape(_ byte: UInt8) {
    state = .text
    switch Unicode.Scalar(byte) {
    case "[": state = .sequence([])
    case "]", "P", "X", "^", "_": state = .string
    case "=": modes.applicationKeypad = true
    case ">": modes.applicationKeypad = false
    case "c": modes = TerminalModes()
    case "\u{1b}": state = .escape
    default: break
    }
  }

  private mutating func readInSequence(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case 0x20...0x3f: state = .sequence(bytes + [byte])
    case 0x40...0x7e:
      state = .text
      guard let sequence = ControlSequence(bytes + [byte]) else { return }
      let wasSynchronizing = modes.synchronizesOutput
      modes.apply(sequence)
      if modes.synchronizesOutput && !wasSynchronizing { frames += 1 }
    case 0x1b: state = .escape
    case 0x18, 0x1a: state = .text
    default: break
    }
  }
}
