import KeylineCore
import Testing

@Suite struct KeyDecodingTests {
  @Test(arguments: [
    ("\r", "Enter"), ("\n", "Enter"), ("\t", "Tab"), ("\u{7f}", "Backspace"), ("\u{8}", "Ctrl-H"),
    ("\0", "Ctrl-Space"), ("\u{1}", "Ctrl-A"), ("\u{1a}", "Ctrl-Z"), ("\u{1c}", "Ctrl-\\"),
    ("\u{1d}", "Ctrl-]"), ("\u{1e}", "Ctrl-^"), ("\u{1f}", "Ctrl-_"), ("\u{1b}", "Escape"),
    ("a", "a"), ("Z", "Z"), (" ", "Space"), ("-", "-"), ("é", "é"), ("語", "語"), ("😀", "😀"),
  ])
  func `single keys`(bytes: String, chord: String) {
    #expect(DecoderRun.events(of: bytes) == [press(chord)])
  }

  @Test(arguments: [
    ("[A", "Up"), ("[B", "Down"), ("[C", "Right"), ("[D", "Left"), ("OA", "Up"), ("OD", "Left"),
    ("[H", "Home"), ("[1~", "Home"), ("[7~", "Home"), ("OH", "Home"),
    ("[F", "End"), ("[4~", "End"), ("[8~", "End"), ("OF", "End"),
    ("[2~", "Insert"), ("[3~", "Delete"), ("[5~", "PageUp"), ("[6~", "PageDown"), ("[Z", "Shift-Tab"),
    ("[1;2A", "Shift-Up"), ("[1;3C", "Alt-Right"), ("[1;5D", "Ctrl-Left"), ("[1;6H", "Ctrl-Shift-Home"),
    ("[3;5~", "Ctrl-Delete"), ("[3;2~", "Shift-Delete"), ("[1;33A", "Alt-Up"), ("[1;65A", "Up"),
    ("[a", "Shift-Up"), ("[d", "Shift-Left"), ("Oa", "Ctrl-Up"), ("[3^", "Ctrl-Delete"),
    ("[3@", "Ctrl-Shift-Delete"), ("[5A", "Ctrl-Up"), ("O5A", "Ctrl-Up"), ("O1;2P", "Shift-F1"),
    ("\u{1b}[A", "Alt-Up"), ("\u{1b}OA", "Alt-Up"), ("\u{1b}[3~", "Alt-Delete"),
    ("OM", "Enter"), ("Oj", "*"), ("Op", "0"), ("Oy", "9"), ("OX", "="),
  ])
  func `cursor and editing keys in every common encoding`(bytes: String, chord: String) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [press(chord)])
  }

  @Test(arguments: [
    ("OP", "F1"), ("OQ", "F2"), ("OR", "F3"), ("OS", "F4"), ("[11~", "F1"), ("[14~", "F4"), ("[15~", "F5"),
    ("[17~", "F6"), ("[21~", "F10"), ("[23~", "F11"), ("[24~", "F12"), ("[25~", "F13"), ("[34~", "F20"),
    ("[[A", "F1"), ("[[E", "F5"), ("[1;2P", "Shift-F1"), ("[1;2R", "Shift-F3"), ("[1;5S", "Ctrl-F4"),
    ("[15;2~", "Shift-F5"), ("[20;2~", "Shift-F9"), ("[20;3~", "Alt-F9"), ("[13;2~", "Shift-F3"),
    ("[P", "F1"), ("[57376u", "F13"), ("[57364u", "F1"), ("[57398u", "F35"),
  ])
  func `function keys in every common encoding`(bytes: String, chord: String) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [press(chord)])
  }

  @Test(arguments: [
    ("x", "Alt-x"), ("A", "Alt-A"), (".", "Alt-."), ("é", "Alt-é"), ("語", "Alt-語"),
    ("\u{7f}", "Alt-Backspace"),
    ("\r", "Alt-Enter"), (" ", "Alt-Space"), ("\u{8}", "Ctrl-Alt-H"), ("1", "Alt-1"), ("\t", "Alt-Tab"),
  ])
  func `Alt is an ESC before the key`(bytes: String, chord: String) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [press(chord)])
  }

  @Test(arguments: [("\u{4}", "Ctrl-D"), ("\u{3}", "Ctrl-C"), ("\0", "Ctrl-Space"), ("\u{1f}", "Ctrl-_")])
  func `Escape and a Control key that arrive together are two keys`(byte: String, chord: String) {
    for bytes in ["\u{1b}" + byte, "\u{1b}\u{1b}" + byte] {
      let escapes = Array(repeating: "Escape", count: bytes.utf8.count - 1)
      #expect(DecoderRun.events(of: bytes) == (escapes + [chord]).map(press))
    }
  }

  @Test func `Escape and a Control key are one where the chord has a meaning`() throws {
    var run = DecoderRun()
    run.decoder.controlAltChords = [try KeyChord(notation: "Ctrl-Alt-D")]
    run.feed("\u{1b}\u{4}\u{1b}\u{3}")
    #expect(run.chords == ["Ctrl-Alt-D", "Escape", "Ctrl-C"])
  }

  @Test(arguments: [
    ("[97;5u", "Ctrl-A"), ("[97;6u", "Ctrl-Shift-A"), ("[97:65;2u", "A"), ("[97;2u", "A"), ("[97;65u", "A"),
    ("[97:65;4u", "Alt-A"), ("[97;3u", "Alt-a"), ("[49:33;2u", "!"), ("[49;5u", "Ctrl-1"),
    ("[13;2u", "Shift-Enter"),
    ("[127;5u", "Ctrl-Backspace"), ("[9;5u", "Ctrl-Tab"), ("[27u", "Escape"), ("[27;1u", "Escape"),
    ("[32;5u", "Ctrl-Space"), ("[32;2u", "Space"), ("[45:95;6u", "Ctrl-_"), ("[95;6u", "Ctrl-_"),
    ("[1089::99;5u", "Ctrl-C"), ("[1089;1u", "с"), ("[97;2;65u", "A"), ("[105;5u", "Ctrl-I"),
    ("[57399u", "0"),
    ("[57414u", "Enter"), ("[57417;5u", "Ctrl-Left"), ("[57426u", "Delete"), ("[57356u", "Home"),
    ("[27;5;105~", "Ctrl-I"), ("[27;2;65~", "A"), ("[27;6;65~", "Ctrl-Shift-A"), ("[27;5;13~", "Ctrl-Enter"),
    ("[27;6;95~", "Ctrl-_"), ("[27;3;46~", "Alt-."),
  ])
  func `keys of newer protocols come in the same normal form`(bytes: String, chord: String) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [press(chord)])
  }

  @Test func `kitty tells press, repeat and release apart`() {
    let chord = KeyChord(.character("a"))
    #expect(
      DecoderRun.events(of: "\u{1b}[97;1:1u\u{1b}[97;1:2u\u{1b}[97;1:3u\u{1b}[1;2:3A\u{1b}[3;1:3~") == [
        .key(KeyEvent(chord, .press)), .key(KeyEvent(chord, .repeating)), .key(KeyEvent(chord, .release)),
        .key(KeyEvent(KeyChord(.up, .shift), .release)), .key(KeyEvent(KeyChord(.delete), .release)),
      ])
  }

  @Test func `a key that makes several characters gives each`() {
    #expect(DecoderRun.events(of: "\u{1b}[97;1;102:105u") == [press("f"), press("i")])
  }

  @Test(arguments: ["[57441u", "[57441;2:3u", "[57428u", "[57358u", "[97;9u", "[1;9A", "[E", "[57427~"])
  func `modifiers, locks, media keys and the desktop's keys mean nothing`(bytes: String) {
    #expect(DecoderRun.events(of: "\u{1b}" + bytes) == [])
  }

  private func press(_ notation: String) -> InputEvent? {
    do throws(KeyChordError) {
      return .key(KeyEvent(try KeyChord(notation: notation)))
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }
}
