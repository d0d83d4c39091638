import KeylineCore
import Testing

@testable import KeylineScreen

/// What a renderer draws of one session after the other.
private struct DrawnFrames {
  /// The frames that differ.
  private(set) var seen: [Frame] = []
  private var renderer = FrameRenderer()

  /// Draws a session as a fresh renderer does.
  mutating func check(_ session: Session, _ comment: Comment) {
    let frame = renderer.frame(of: session)
    #expect(frame == Frame(rendering: session), comment)
    if !seen.contains(frame) { seen.append(frame) }
  }
}

@Suite struct FrameRendererTests {
  /// Everything that changes the picture of the keyboard: keys, pages, modes, file state, mouse, size, layout.
  @Test func aRendererThatHasDrawnManyFramesDrawsLikeAFreshOne() {
    var play = Play("First words", file: "notes.txt")
    var drawn = DrawnFrames()
    func check(_ what: String) { drawn.check(play.session, "after \(what)") }
    check("the start")
    for character in ". Now on" {
      play.type(String(character))
      check("a character")
    }
    for (key, modifiers) in Self.chords {
      play.key(key, modifiers)
      check("\(modifiers) \(key)")
    }
    for size in [
      ScreenSize(columns: 40, rows: 12), ScreenSize(columns: 1, rows: 1), ScreenSize(columns: 120, rows: 40),
    ] {
      play.send(.resized(size))
      check("a resize")
    }
    #expect(drawn.seen.count > 20)
  }

  /// The row of words stays from frame to frame until something of it changes.
  @Test func wordsAreDrawnAnewWheneverTheyChange() throws {
    var play = Play("the")
    play.key(.end)
    var drawn = DrawnFrames()
    func check(_ what: String) { drawn.check(play.session, "after \(what)") }
    func answer(_ words: [WordCandidate], correction: WordCandidate? = nil) throws {
      play.send(.rested)
      let query = try #require(play.session.words.query)
      play.send(.words(WordAnswer(candidates: words, autocorrection: correction), to: query))
    }
    play.type("m")
    try answer([WordCandidate("them"), WordCandidate("theme", from: .user)])
    check("an answer")
    play.type("e")
    check("a key before its answer")
    try answer([WordCandidate("theme")], correction: WordCandidate("theme", from: .correction))
    check("another answer")
    play.control("g")
    check("choosing")
    play.key(.right)
    check("the next one")
    play.key(.escape)
    play.send(.notice("Something that is said."))
    check("a notice")
    play.type("s")
    try answer([WordCandidate("themes"), WordCandidate("thème👩‍👩‍👧")])
    check("a cluster")
    play.type("x")
    check("a key behind a cluster")
    play.send(.resized(ScreenSize(columns: 40, rows: 12)))
    check("a resize")
    try answer([])
    check("no words")
    #expect(drawn.seen.count > 7)
  }

  private static let chords: [(Key, Modifiers)] = [
    (.enter, []), (.function(9), []), (.function(9), []), (.function(2), []), (.right, []), (.enter, []),
    (.escape, []),
    (.function(11), []), (.function(11), []), (.character("x"), .alt), (.escape, []), (.function(1), []),
    (.escape, []),
    (.character("r"), .control), (.character("o"), []), (.escape, []), (.character("."), .alt), (.escape, []),
    (.character("u"), .alt), (.character("s"), .control), (.backspace, []), (.character("a"), .alt),
    (.delete, []),
  ]
}
