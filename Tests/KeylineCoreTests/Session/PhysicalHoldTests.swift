import Testing

@testable import KeylineCore

/// Holding a physical key: `a` of the small layout has an alternate, `b` has none.
@Suite struct PhysicalHoldTests {
  private static func session(reportsReleases: Bool = true) throws -> Session {
    var session = try Session.sample()
    if reportsReleases { _ = session.reduce(.keyReleasesReported, now: .zero) }
    return session
  }

  /// Plays phases of keys at times in milliseconds: `a` is a press, `a*` a repeat, `a^` a release.
  private static func play(_ script: [(String, Int)], on session: inout Session) {
    for (word, time) in script {
      let phase: KeyPhase = word.hasSuffix("^") ? .release : word.hasSuffix("*") ? .repeating : .press
      let chord = KeyChord(.character(word.first ?? "?"))
      _ = session.reduce(.input(.key(KeyEvent(chord, phase))), now: .milliseconds(time))
    }
  }

  private static func hasAlternates(_ session: Session) -> Bool {
    if case .alternates = session.modes.last { true } else { false }
  }

  @Test func `text that comes again while no key goes up is a held key`() throws {
    var session = try Self.session()
    Self.play([("a", 0), ("a", 500), ("a", 530), ("a", 560)], on: &session)
    #expect(Self.hasAlternates(session))
    #expect(session.textForTest == "a")
    Self.play([("a^", 600), ("1", 700)], on: &session)
    #expect(session.textForTest == "á")
  }

  @Test func `repeats that are named as such open the alternates too`() throws {
    var session = try Self.session()
    Self.play([("a", 0), ("a*", 250), ("a*", 280)], on: &session)
    #expect(!Self.hasAlternates(session))
    Self.play([("a*", 400)], on: &session)
    #expect(Self.hasAlternates(session))
    #expect(session.textForTest == "a")
  }

  @Test func `typing a letter twice is no holding`() throws {
    var session = try Self.session()
    Self.play([("a", 0), ("a^", 80), ("a", 500), ("a^", 580), ("a", 1000)], on: &session)
    #expect(session.textForTest == "aaa")
    #expect(!Self.hasAlternates(session))
  }

  @Test func `a key before that goes up late does not end the holding`() throws {
    var session = try Self.session()
    Self.play([("b", 0), ("a", 50), ("b^", 90), ("a", 500)], on: &session)
    #expect(Self.hasAlternates(session))
    #expect(session.textForTest == "ba")
  }

  @Test func `a key without alternates repeats`() throws {
    var session = try Self.session()
    Self.play([("b", 0), ("b", 500), ("b*", 530), ("b^", 560)], on: &session)
    #expect(session.textForTest == "bbb")
  }

  @Test func `a burst of equal letters is typed`() throws {
    var session = try Self.session()
    Self.play([("a", 0), ("a", 0), ("a", 1)], on: &session)
    #expect(session.textForTest == "aaa")
  }

  @Test func `text without keys is never taken for a held key`() throws {
    var session = try Self.session()
    Self.play([("b", 0), ("b", 10), ("b", 20), ("a", 100), ("a", 600), ("a", 1200)], on: &session)
    #expect(session.textForTest == "bbbaaa")
  }

  @Test func `terminals that do not report releases are as they were`() throws {
    var session = try Self.session(reportsReleases: false)
    Self.play([("a", 0), ("a", 500), ("a", 530)], on: &session)
    #expect(session.textForTest == "aaa")
    #expect(!Self.hasAlternates(session))
  }

  @Test func `losing the focus ends the holding`() throws {
    var session = try Self.session()
    Self.play([("a", 0)], on: &session)
    _ = session.reduce(.input(.focus(false)), now: .milliseconds(100))
    Self.play([("a", 500)], on: &session)
    #expect(session.textForTest == "aa")
  }

  @Test(arguments: [Key.enter, .backspace, .escape, .left, .tab, .function(1), .character("q")])
  func `a key that goes up does nothing`(key: Key) throws {
    var session = try Session.sample("text")
    for modifiers: Modifiers in [[], .control, .alt, .shift] {
      let event = KeyEvent(KeyChord(key, modifiers), .release)
      #expect(session.reduce(.input(.key(event)), now: .zero) == [])
    }
    #expect(session.textForTest == "text" && session.modes.isEmpty)
    #expect(session.document.selection == TextSelection(caret: 4))
  }

  @Test func `repeats of other keys act as presses`() throws {
    var session = try Session.sample("text")
    let backspace = KeyEvent(KeyChord(.backspace), .repeating)
    for _ in 0..<3 { _ = session.reduce(.input(.key(backspace)), now: .zero) }
    #expect(session.textForTest == "t")
  }
}
