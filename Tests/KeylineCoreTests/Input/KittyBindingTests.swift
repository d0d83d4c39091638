import Testing

@testable import KeylineCore

/// Every key of the interface as a terminal sends it that speaks the kitty protocol with flags 1, 2 and 4.
@Suite struct KittyBindingTests {
  private static let chords = ActionID.allCases.flatMap(\.defaultChords)

  /// The unshifted key of the characters that need Shift on a US keyboard.
  private static let shifted: [Character: Character] = ["<": ",", ">": ".", "_": "-"]

  /// The keys that kitty numbers with `u` although they make no text.
  private static let numbered: [Key: Int] = [.enter: 13, .tab: 9, .backspace: 127, .escape: 27]

  /// What the terminal sends for a chord, as `phase` 1 for a press, 2 for a repeat and 3 for a release.
  private static func bytes(of chord: KeyChord, phase: Int) throws -> String {
    let suffix = phase == 1 ? "" : ":\(phase)"
    let modifiers = 1 + Int(chord.modifiers.rawValue)
    if let code = numbered[chord.key] {
      // Without modifiers Enter, Tab and Backspace stay bytes, so that a shell can be typed at.
      if modifiers == 1, code != 27 { return String(UnicodeScalar(UInt8(code))) }
      return "\u{1b}[\(code);\(modifiers)\(suffix)u"
    }
    if case .character(let character) = chord.key {
      let plain = shifted[character] ?? Character(character.lowercased())
      let scalar = try #require(plain.unicodeScalars.first).value
      guard plain != character else { return "\u{1b}[\(scalar);\(modifiers)\(suffix)u" }
      let alternate = try #require(character.unicodeScalars.first).value
      return "\u{1b}[\(scalar):\(alternate);\(modifiers + 1)\(suffix)u"
    }
    let legacy = String(decoding: try #require(KeyChord(chord.key, .shift).legacyBytes), as: UTF8.self)
    // The legacy form with a modifier is the protocol's form too.
    return legacy.replacing(";2", with: ";\(modifiers)\(suffix)")
  }

  @Test(arguments: chords)
  func `arrives as the chord that is bound`(chord: KeyChord) throws {
    let events = DecoderRun.events(of: try Self.bytes(of: chord, phase: 1))
    guard case .key(let event) = events.first, events.count == 1 else {
      Issue.record("\(chord) came as \(events)")
      return
    }
    #expect(event.phase == .press)
    #expect(
      event.chord == chord
        || Bindings.defaults.action(for: event.chord) == Bindings.defaults.action(for: chord))
  }

  @Test(arguments: chords)
  func `goes up without a trace`(chord: KeyChord) throws {
    var session = try Session.sample("text")
    let bytes = try Self.bytes(of: chord, phase: 3)
    guard bytes.utf8.count > 1 else { return }
    for event in DecoderRun.events(of: bytes) {
      guard case .key(let key) = event, key.phase == .release else {
        Issue.record("\(chord) came as \(event)")
        return
      }
      #expect(session.reduce(.input(event), now: .zero) == [])
    }
    #expect(session.textForTest == "text" && session.modes.isEmpty)
  }
}
