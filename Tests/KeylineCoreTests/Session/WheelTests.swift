import Testing

@testable import KeylineCore

@Suite struct WheelTests {
  private static func session() throws -> Session {
    try Session.sample((1...99).map { "line \($0)\n" }.joined())
  }

  private static func turn(_ kind: MouseEvent.Kind, row: Int, in session: inout Session) {
    _ = session.reduce(.input(.mouse(MouseEvent(kind, column: 3, row: row))), now: .zero)
  }

  @Test func `a notch over the text is three rows, and the cursor stays`() throws {
    var session = try Self.session()
    let (caret, line) = (session.document.caret, session.document.text.line(containing: session.viewportTop))
    Self.turn(.wheelUp, row: 2, in: &session)
    #expect(session.document.text.line(containing: session.viewportTop) == line - 3)
    #expect(session.document.caret == caret)
    #expect(session.caretCell == nil)
  }

  @Test func `the wheel over the keys does nothing`() throws {
    var session = try Self.session()
    let top = session.viewportTop
    Self.turn(.wheelUp, row: session.screenLayout.grid.row, in: &session)
    Self.turn(.wheelUp, row: session.screenLayout.toolbar.row, in: &session)
    #expect(session.viewportTop == top)
  }

  @Test(arguments: ["a", "Left", "Ctrl-A", "Alt-u"])
  func `the next key brings the cursor back into view`(key: String) throws {
    var session = try Self.session()
    for _ in 0..<9 { Self.turn(.wheelUp, row: 2, in: &session) }
    _ = try session.key(key)
    #expect(session.caretCell != nil)
  }

  @Test func `what is no doing of the person leaves the view`() throws {
    var session = try Self.session()
    for _ in 0..<9 { Self.turn(.wheelUp, row: 2, in: &session) }
    let top = session.viewportTop
    let release = KeyEvent(KeyChord(.character("a")), .release)
    _ = session.reduce(.input(.key(release)), now: .zero)
    _ = session.reduce(.timer(.draftSync), now: .zero)
    _ = session.reduce(.notice("Saved."), now: .zero)
    #expect(session.viewportTop == top)
  }

  @Test func `a page over the text scrolls in the text's stead`() throws {
    var session = try Self.session()
    let top = session.viewportTop
    _ = try session.key("F1")
    Self.turn(.wheelDown, row: 2, in: &session)
    guard case .help(let state) = session.modes.last else {
      Issue.record("the help page is closed")
      return
    }
    #expect(state.top == 3)
    #expect(session.viewportTop == top)
  }

  @Test func `dragging below the text scrolls it`() throws {
    var session = try Self.session()
    _ = try session.key("Ctrl-Home")
    func mouse(_ kind: MouseEvent.Kind, _ row: Int) {
      _ = session.reduce(.input(.mouse(MouseEvent(kind, column: 0, row: row))), now: .zero)
    }
    mouse(.press(.left), 1)
    for _ in 0..<5 { mouse(.drag(.left), 20) }
    mouse(.release(.left), 20)
    #expect(session.document.text.line(containing: session.viewportTop) == 5)
    #expect(session.document.selection.anchor == session.document.text.lineStart(ofLine: 1))
    let foot = 5 + session.screenLayout.document.height - 1
    #expect(session.document.selection.head == session.document.text.lineStart(ofLine: foot))
  }
}
