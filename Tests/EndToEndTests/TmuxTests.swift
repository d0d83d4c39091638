import KeylineTestSupport
import Testing

/// The keyboard inside tmux.
@Suite struct TmuxTests {
  @Test func whatIsTypedIsSaved() throws {
    let folder = try TemporaryFolder()
    let command = "exec '\(ExecutablePath.keyline())' '\(folder.path(of: "text"))'"
    let session = try TmuxSession(command, environment: TerminalProgram.literalTyping)
    try session.waitFor("the drawn keys") { _ in
      let modes = try? session.value(of: "#{alternate_on}")
      return modes == "1"
    }
    try session.type("through tmux; 漢字")
    try session.waitFor("the typed text") { $0.contains("through tmux; 漢字") }
    try session.send(keys: "C-s")
    try session.waitFor("the save") { $0.contains("Saved.") }
    #expect(try folder.read("text") == Array("through tmux; 漢字".utf8))
    try session.send(keys: "C-d")
    #expect(try session.client.waitForExit() == .exited(0))
    #expect(try session.client.unrestoredState().isEmpty)
  }
}
