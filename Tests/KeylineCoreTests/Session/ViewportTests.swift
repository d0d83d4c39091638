import KeylineCore
import Testing

/// How the shown part of the document follows the cursor.
@Suite struct ViewportTests {
  /// The rows kept between the cursor and the pane's edges.
  private static let margin = 2

  private static func session(lines: Int, rows: Int = 30) -> Session {
    let text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
    let layout = Layout(
      id: "none", version: "1.0.0", locale: "en", name: "None", layoutName: "None", indicator: "NO", keys: [],
      layers: [Layer(id: Layout.baseLayerID, rows: [["q", "w"]])])
    var session = Session(
      document: TextDocument(PieceTree(text)), keyboards: [layout], settings: .standard,
      size: ScreenSize(columns: 80, rows: rows))
    _ = session.reduce(.appeared, now: .zero)
    return session
  }

  /// The cursor's row within the pane, and the pane's height.
  private static func place(in session: Session) throws -> (row: Int, height: Int) {
    let cell = try #require(session.caretCell)
    return (cell.row - session.screenLayout.document.row, session.screenLayout.document.height)
  }

  private static func press(_ key: Key, _ modifiers: Modifiers = [], in session: inout Session) {
    _ = session.reduce(.input(.key(KeyEvent(KeyChord(key, modifiers)))), now: .zero)
  }

  @Test func endOfTheTextIsAtTheFootOfThePane() throws {
    let (row, height) = try Self.place(in: Self.session(lines: 100))
    #expect(row == height - 1)
  }

  @Test func textThatFitsBeginsAtTheTop() throws {
    let session = Self.session(lines: 3)
    #expect(session.viewportTop == 0)
    #expect(try Self.place(in: session).row == 2)
  }

  @Test func walkUpKeepsRowsAboveTheCursorUntilTheTextBegins() throws {
    var session = Self.session(lines: 100)
    for _ in 0..<99 {
      Self.press(.up, in: &session)
      let (row, _) = try Self.place(in: session)
      #expect(row >= Self.margin || session.viewportTop == 0)
    }
    #expect(try Self.place(in: session).row == 0)
  }

  @Test func walkDownKeepsRowsBelowTheCursorUntilTheTextEnds() throws {
    var session = Self.session(lines: 100)
    Self.press(.home, .control, in: &session)
    for line in 1..<100 {
      Self.press(.down, in: &session)
      let (row, height) = try Self.place(in: session)
      #expect(row <= height - 1 - min(Self.margin, 99 - line))
    }
  }

  @Test(arguments: [Key.home, .end]) func aJumpShowsWhatStandsAroundTheCursor(key: Key) throws {
    var session = Self.session(lines: 200)
    Self.press(.home, .control, in: &session)
    for _ in 0..<100 { Self.press(.down, in: &session) }
    Self.press(key, .control, in: &session)
    let (row, height) = try Self.place(in: session)
    #expect(row == (key == .home ? 0 : height / 2))
  }

  @Test func cursorThatStaysInsideScrollsNothing() throws {
    var session = Self.session(lines: 100)
    let top = session.viewportTop
    let steps = try Self.place(in: session).height - 1 - Self.margin
    for _ in 0..<steps { Self.press(.up, in: &session) }
    #expect(session.viewportTop == top)
    Self.press(.up, in: &session)
    #expect(session.viewportTop < top)
  }

  @Test(arguments: 1...12) func cursorIsShownOnScreensOfAnyHeight(rows: Int) throws {
    var session = Self.session(lines: 100, rows: rows)
    for _ in 0..<20 {
      Self.press(.up, in: &session)
      let (row, height) = try Self.place(in: session)
      #expect((0..<height).contains(row))
    }
  }
}
