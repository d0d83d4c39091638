import KeylineCore
import KeylineScreen
import KeylineTestSupport
import Testing

/// What holds on every screen, whatever has happened on it.
@Suite struct FrameInvariantTests {
  @Test(arguments: Scene.allCases)
  func everySmallSizeIsDrawnWhole(in scene: Scene) {
    for columns in [1, 2, 3, 4, 7, 10, 12, 19, 20, 30, 41] {
      for rows in [1, 2, 3, 4, 5, 8, 9, 14, 20] { check(scene.frame(columns: columns, rows: rows)) }
    }
  }

  @Test(arguments: [Scene.text, .palette], [(500, 300), (300, 500), (1, 500), (500, 1)])
  func theLargestScreensAreDrawnWhole(scene: Scene, size: (columns: Int, rows: Int)) {
    check(scene.frame(columns: size.columns, rows: size.rows))
  }

  @Test(arguments: 1...6)
  func randomSessionsAreDrawnWhole(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var play = Play("Seed \(seed)\n", file: seed.isMultiple(of: 3) ? "COMMIT_EDITMSG" : nil)
    for _ in 0..<50 {
      act(on: &play, &random)
      let frame = play.frame
      check(frame)
    }
  }

  @Test(arguments: Scene.allCases, [(1, 1), (3, 2), (20, 5), (80, 24)])
  func aLineOfTheDocumentIsAlwaysThere(in scene: Scene, size: (columns: Int, rows: Int)) {
    let layout = scene.play(columns: size.columns, rows: size.rows).session.screenLayout
    #expect(layout.document.height >= 1)
    let keyboard = layout.bar.height + layout.grid.height + layout.toolbar.height
    #expect(keyboard * 100 <= size.rows * 45)
  }

  /// Whole characters only, and a cursor that is on the screen.
  private func check(_ frame: Frame) {
    let columns = frame.size.columns
    let widths = frame.rows.joined().map(\.width)
    var index = 0
    while index < widths.count {
      let width = widths[index]
      let fits = width >= 1 && index % columns + width <= columns
      guard fits, widths[(index + 1)..<(index + width)].allSatisfy({ $0 == 0 }) else {
        Issue.record("half a character at \(index % columns), \(index / columns)")
        return
      }
      index += width
    }
    if let cursor = frame.cursor {
      #expect((0..<frame.size.columns).contains(cursor.column) && (0..<frame.size.rows).contains(cursor.row))
    }
  }

  private func act(on play: inout Play, _ random: inout SplitMix) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<4: play.type(Self.words.randomElement(using: &random) ?? "")
    case 4: play.key(.enter)
    case 5: play.key(Self.keys.randomElement(using: &random) ?? .left)
    case 6: play.key(Self.keys.randomElement(using: &random) ?? .left, .shift)
    case 7: play.control(Self.controls.randomElement(using: &random) ?? "a")
    case 8: play.alt(Self.alts.randomElement(using: &random) ?? "a")
    case 9:
      let modifiers: Modifiers = Bool.random(using: &random) ? .shift : []
      play.key(.function(Int.random(in: 1...12, using: &random)), modifiers)
    case 10: play.send(.input(.paste(Self.bytes(&random))))
    case 11: play.key(.escape)
    case 12:
      let columns = Int.random(in: 1...100, using: &random)
      play.send(.resized(ScreenSize(columns: columns, rows: Int.random(in: 1...50, using: &random))))
    case 13:
      let size = play.session.size
      let kind: MouseEvent.Kind =
        [.press(.left), .release(.left), .drag(.left), .wheelUp, .wheelDown]
        .randomElement(using: &random) ?? .motion
      let column = Int.random(in: 0..<size.columns, using: &random)
      let row = Int.random(in: 0..<size.rows, using: &random)
      play.send(.input(.mouse(MouseEvent(kind, column: column, row: row))))
    case 14: play.send(.timer(TimerID.allCases.randomElement(using: &random) ?? .hold))
    default: play.send(.notice(String(repeating: "words ", count: Int.random(in: 1...60, using: &random))))
    }
  }

  private static let words = ["hello ", "Grüße ", "漢字", "e\u{301}", "👩‍👩‍👧", "\t", "the ", "x", "# ", "e"]
  private static let keys: [Key] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .tab,
  ]
  private static let controls: [Character] = ["a", "e", "k", "y", "r", "q", "w", "u", "t", "_", "x", " "]
  private static let alts: [Character] = ["x", "a", "u", "e", ".", "b", "f", "d", "m", "<", ">"]

  private static func bytes(_ random: inout SplitMix) -> [UInt8] {
    (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
}
