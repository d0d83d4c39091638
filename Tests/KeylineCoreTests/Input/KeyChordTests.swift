import KeylineCore
import Testing

@Suite struct KeyChordTests {
  @Test(arguments: [
    ("Alt-x", KeyChord(.character("x"), .alt)), ("Ctrl-Space", KeyChord(.character(" "), .control)),
    ("Shift-F9", KeyChord(.function(9), .shift)), ("Alt-.", KeyChord(.character("."), .alt)),
    ("Ctrl-_", KeyChord(.character("_"), .control)), ("Alt-Delete", KeyChord(.delete, .alt)),
    ("Enter", KeyChord(.enter)), ("Right", KeyChord(.right)), ("Alt--", KeyChord(.character("-"), .alt)),
    ("-", KeyChord(.character("-"))), ("Alt-A", KeyChord(.character("A"), .alt)),
    ("é", KeyChord(.character("é"))),
    ("Ctrl-Alt-Shift-Up", KeyChord(.up, [.control, .alt, .shift])), ("F35", KeyChord(.function(35))),
  ])
  func `canonical notation reads back`(notation: String, chord: KeyChord) throws {
    #expect(try KeyChord(notation: notation) == chord)
    #expect(chord.notation == notation)
  }

  @Test(arguments: [
    ("Ctrl-A", "Ctrl-A"), ("ctrl-alt-x", "Ctrl-Alt-X"), ("ALT-ctrl-x", "Ctrl-Alt-X"), ("Shift-a", "A"),
    ("Alt-Shift-d", "Alt-D"), ("Ctrl-Shift-A", "Ctrl-Shift-A"), ("esc", "Escape"), ("pgup", "PageUp"),
    ("Del", "Delete"), ("f1", "F1"), ("Alt-Minus", "Alt--"),
  ])
  func `other spellings have one meaning`(written: String, canonical: String) throws {
    #expect(try KeyChord(notation: written).notation == canonical)
  }

  @Test(arguments: [
    ("", KeyChordError.noKey("")), ("Ctrl-", .unknownKey("Ctrl-", nearest: nil)),
    ("Alt-Entr", .unknownKey("Entr", nearest: "Enter")), ("Hyper-x", .unknownKey("Hyper-x", nearest: nil)),
    ("F99", .unknownKey("F99", nearest: "F9")), ("Shift-1", .shiftedSymbol("Shift-1")),
    ("\u{1b}", .unknownKey("\u{1b}", nearest: nil)),
  ])
  func `what is no chord says why`(written: String, error: KeyChordError) {
    #expect(throws: error) { try KeyChord(notation: written) }
  }

  @Test func `legacy bytes decode to the same chord`() throws {
    let ambiguous = ["Ctrl-I", "Ctrl-J", "Ctrl-M", "Ctrl-Alt-I", "Ctrl-Alt-J", "Ctrl-Alt-M"]
    var count = 0
    for chord in Self.everyChord {
      guard let bytes = chord.legacyBytes, !ambiguous.contains(chord.notation) else { continue }
      // These begin sequences; the binding checker refuses them.
      if bytes.count == 2, bytes[0] == 0x1b, "[]\\^_OPX".utf8.contains(bytes[1]) { continue }
      var run = DecoderRun()
      run.decoder.controlAltChords = [chord]
      run.feed(bytes)
      run.wait(.seconds(1))
      #expect(run.events == [.key(KeyEvent(chord))], "\(chord)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test(arguments: [
    "Ctrl-1", "Ctrl-Alt-1", "Ctrl-Enter", "Ctrl-Backspace", "Shift-Enter", "Ctrl-Shift-A", "F21", "Ctrl-Tab",
    "Ctrl-é",
  ])
  func `chords that only newer terminals send have no bytes`(notation: String) throws {
    #expect(try KeyChord(notation: notation).legacyBytes == nil)
  }

  private static var everyChord: [KeyChord] {
    let named: [Key] = [
      .enter, .tab, .backspace, .escape, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown,
    ]
    let printable: [Key] = (0x20...0x7e).map { .character(Character(Unicode.Scalar(UInt8($0)))) }
    let keys = named + printable + (1...20).map { .function($0) } + [.character("é"), .character("語")]
    return keys.flatMap { key in
      (UInt8(0)..<8).map { KeyChord(key, Modifiers(rawValue: $0)) }
    }
  }
}
