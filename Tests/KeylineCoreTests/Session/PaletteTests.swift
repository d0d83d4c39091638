import Testing

@testable import KeylineCore

@Suite struct PaletteTests {
  private static func palette(of session: Session) throws -> PaletteState {
    guard case .palette(let state) = session.modes.last else { throw NoPalette() }
    return state
  }

  private struct NoPalette: Error {}

  @Test func `a paste that is longer than any title is cut, and the bell says so`() throws {
    var session = try Session.sample()
    _ = try session.key("Alt-x")
    let bytes = Array(String(repeating: "👨‍👩‍👧 undo ", count: 10_000).utf8)
    let effects = session.reduce(.input(.paste(bytes)), now: .zero)
    #expect(effects.contains(.ring))
    #expect(try Self.palette(of: session).query.count == 100)
    #expect(try session.key("a").contains(.ring))
    #expect(try Self.palette(of: session).query.count == 100)
    #expect(ActionID.allCases.allSatisfy { $0.title.count < 100 })
  }

  @Test func `a paste chooses its best match`() throws {
    var session = try Session.sample()
    for key in ["Alt-x", "End"] { _ = try session.key(key) }
    _ = session.reduce(.input(.paste(Array("undo".utf8))), now: .zero)
    let state = try Self.palette(of: session)
    #expect(state.query == "undo" && state.selected == 0 && state.top == 0)
    _ = try session.key("Backspace")
    #expect(try Self.palette(of: session).query == "und")
  }
}
