import Testing

@testable import KeylineCore

/// A paste whose text is on its way: what is typed behind it stays behind it.
@Suite struct ClipboardTests {
  private static let request: [Effect] = [.schedule(.clipboard, at: Delay.clipboard), .requestClipboard]

  /// A session that has cut its text and asked for the clipboard.
  private func pasting() throws -> Session {
    var session = try Session.sample("text", fileName: "notes.txt")
    _ = try session.key("Alt-a")
    _ = try session.key("Ctrl-X")
    #expect(try session.key("Ctrl-V") == Self.request)
    return session
  }

  @Test func `keys wait behind a paste`() throws {
    var session = try pasting()
    for key in ["x", "y", "Left", "z"] { #expect(try session.key(key) == []) }
    #expect(session.textForTest == "")
    _ = session.reduce(.clipboard(Array("pasted ".utf8)), now: .zero)
    #expect(session.textForTest == "pasted xzy")
  }

  @Test func `done waits behind a paste`() throws {
    var session = try pasting()
    #expect(try session.key("Ctrl-D") == [])
    let effects = session.reduce(.clipboard(nil), now: .zero)
    #expect(session.textForTest == "text")
    // The text is what it was, so there is nothing to save.
    #expect(effects.contains(.save(SaveRequest(isDone: true))) || effects.contains(.quit(.done)))
  }

  @Test func `several pastes are answered one after the other`() throws {
    var session = try pasting()
    for key in ["Ctrl-V", "x", "Ctrl-V"] { #expect(try session.key(key) == []) }
    let again = session.reduce(.clipboard([97]), now: .zero)
    #expect(again.contains(.requestClipboard))
    _ = session.reduce(.clipboard([98]), now: .zero)
    _ = session.reduce(.clipboard([99]), now: .zero)
    #expect(session.textForTest == "abxc")
  }

  @Test func `a clipboard that keeps us waiting is not waited for`() throws {
    var session = try pasting()
    _ = try session.key("x")
    _ = session.reduce(.timer(.clipboard), now: Delay.clipboard)
    #expect(session.textForTest == "textx")
    // While it still owes an answer, our own serves at once.
    #expect(try !session.key("Ctrl-V").contains(.requestClipboard))
    #expect(session.textForTest == "textxtext")
    #expect(session.reduce(.clipboard(Array("late".utf8)), now: .seconds(2)) == [])
    #expect(session.textForTest == "textxtext")
    #expect(try session.key("Ctrl-V").contains(.requestClipboard))
  }
}
