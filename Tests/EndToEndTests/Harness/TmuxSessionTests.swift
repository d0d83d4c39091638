import KeylineTestSupport
import Testing

@Suite struct TmuxSessionTests {
  @Test func keysReachTheProgramAndItsScreenIsRead() throws {
    let session = try TmuxSession("cat", size: TerminalSize(columns: 40, rows: 10))
    try session.type("semi;colon")
    try session.send(keys: "Enter")
    try session.waitFor("the echo and cat's own line") { $0.hasPrefix("semi;colon\nsemi;colon\n") }
    try session.client.waitFor(text: "semi;colon")
  }

  @Test func modesAreTmuxsToTell() throws {
    let session = try TmuxSession(#"printf '\033[?1049h\033[?1002h'; echo ready; cat"#)
    try session.waitFor("the program to be ready") { $0.contains("ready") }
    #expect(try session.value(of: "#{alternate_on} #{mouse_button_flag}") == "1 1")
  }

  @Test func theClientLeavesItsTerminalAsItWas() throws {
    let session = try TmuxSession("cat")
    try session.waitFor("an empty pane") { $0.allSatisfy { $0 == "\n" } }
    try session.send(keys: "C-d")
    #expect(try session.client.waitForExit() == .exited(0))
    try session.client.waitForEmptyTerminal()
    #expect(try session.client.unrestoredState().isEmpty)
  }
}
