import Testing

@testable import KeylineCore

/// What of a session is seen in a recording.
@Suite struct ShownToOthersTests {
  private static let secret = "sk-ant-api03-" + String(repeating: "AbCd", count: 10)

  private func session(_ bytes: [UInt8]) throws -> Session {
    var document = TextDocument(PieceTree(bytes))
    document.select(TextSelection(caret: bytes.count))
    return try Session(
      document: document, keyboards: [LayoutFixture.shipped("qwerty-en")], settings: .standard,
      size: ScreenSize(columns: 80, rows: 24))
  }

  private func shown(_ session: Session, hiding hidden: HiddenText = HiddenText()) throws -> String {
    let shown = try #require(session.shownToOthers(hiding: hidden))
    return String(decoding: shown.document.text.bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
  }

  @Test func `nothing is drawn anew where there is nothing to hide`() throws {
    #expect(try session(Array("plain text".utf8)).shownToOthers(hiding: HiddenText()) == nil)
  }

  @Test func `bytes that are no text move no stars`() throws {
    let stars = String(repeating: "*", count: Self.secret.utf8.count)
    let bytes = [0xFF, 0xFE, 0xE6] + Array("a \(Self.secret) z".utf8)
    #expect(try shown(try session(bytes)) == "???a \(stars) z")
  }

  @Test func `the word at the cursor is looked at wherever the view was scrolled to`() throws {
    let lines = String(repeating: "line\n", count: 2000)
    var session = try session(Array((lines + Self.secret).utf8))
    let wheel = Event.input(.mouse(MouseEvent(.wheelUp, column: 4, row: 2)))
    for _ in 0..<800 { _ = session.reduce(wheel, now: .zero) }
    #expect(session.visibleRows.first?.range.lowerBound == 0)
    let shown = try #require(session.shownToOthers(hiding: HiddenText()))
    #expect(shown.currentInput.isEmpty && !session.currentInput.isEmpty)
  }

  @Test func `hidden text is starred out, ends of lines are not`() throws {
    var hidden = HiddenText()
    hidden.follow(Edit(2..<2, Array("b\nc".utf8)), hides: true)
    #expect(try shown(try session(Array("a b\nc d".utf8)), hiding: hidden) == "a *\n* d")
  }

  @Test func `who goes on after incognito begins in the open`() throws {
    var session = try session([])
    session.isIncognito = true
    var effects: [Effect] = []
    session.begin(session.beginning(hiding: HiddenText()), &effects)
    #expect(!session.isIncognito)
  }
}
