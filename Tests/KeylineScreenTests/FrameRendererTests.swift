import KeylineCore
import Testing

@testable import KeylineScreen

@Suite struct FrameRendererTests {
  /// Everything that changes the picture of the keyboard: keys, pages, modes, file state, mouse, size, layout.
  @Test func aRendererThatHasDrawnManyFramesDrawsLikeAFreshOne() {
    var play = Play("First words", file: "notes.txt")
    var renderer = FrameRenderer()
    var seen: [Frame] = []
    func check(_ what: String) {
      let frame = renderer.frame(of: play.session)
      #expect(frame == Frame(rendering: play.session), "after \(what)")
      if !seen.contains(frame) { seen.append(frame) }
    }
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
    #expect(seen.count > 20)
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
