import Foundation
import KeylineTestSupport
import Testing

/// `keyline access` as a person types it.
@Suite struct AccessCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "access"] + arguments, input: input, folder: folder)
  }

  private var isGranted: Bool {
    get throws { try keyline("status", "--json").output.contains(#""fullAccess" : true"#) }
  }

  @Test func `access is off by default, granted with consent, and revoked at once`() throws {
    #expect(
      try keyline("status").output
        == "Full Access is off: no text leaves this machine, but from runs that were started with --full-access on.\n"
    )
    let grant = try keyline("grant", "--consent")
    #expect(grant.status == .exited(0) && grant.output.contains("What it is never used for:"))
    #expect(try keyline("status").output.hasPrefix("Full Access is granted since 20"))
    #expect(try isGranted)
    #expect(try keyline("grant").output == "Full Access is granted already.\n")
    #expect(try keyline("revoke").status == .exited(0))
    #expect(try !isGranted)
  }

  @Test func `without a terminal nothing but the option is consent`() throws {
    let run = try keyline("grant", input: "grant\n")
    #expect(run.status == .exited(1) && run.output.isEmpty && run.errors.contains("--consent"))
    #expect(try !isGranted)
  }

  @Test(arguments: [
    ("grant\r", true), (" Grant \r", true), ("yes\r", false), ("\r", false), ("\u{4}", false),
  ])
  func `the word is consent, and nothing else`(typed: String, isConsent: Bool) throws {
    let program = try TerminalProgram.keyline(
      ["access", "grant"], size: TerminalSize(columns: 90, rows: 50), folder: folder)
    try program.waitFor(text: "type the word grant:")
    for text in ["What it allows:", "What it is used for:", "What it is never used for:"] {
      #expect(program.screen.text.contains(text))
    }
    try program.type(typed)
    #expect(try program.waitForExit() == .exited(isConsent ? 0 : 1))
    #expect(try isGranted == isConsent)
  }

  @Test func `cancelling is no consent`() throws {
    let program = try TerminalProgram.keyline(["access", "grant"], folder: folder)
    try program.waitFor(text: "type the word grant:")
    try program.type("grant\u{3}")
    #expect(try program.waitForExit() == .exited(130))
    #expect(try !isGranted)
  }

  @Test func `a document that cannot be read is said, means off, and is kept by the next grant`() throws {
    let path = try folder.write("{", to: ".local/share/keyline/access.json")
    let status = try keyline("status")
    #expect(status.output.hasPrefix("Full Access is off") && status.errors.contains(path))
    let grant = try keyline("grant", "--consent")
    #expect(grant.status == .exited(0) && grant.errors.contains(path + ".unreadable-1"))
    #expect(try folder.read(".local/share/keyline/access.json.unreadable-1") == [0x7B])
    #expect(try isGranted)
  }

  @Test func `a change pings running keyboards`() throws {
    let ping = folder.path(of: ".local/share/keyline/ping")
    for arguments in [["grant", "--consent"], ["revoke"]] {
      #expect(
        try CommandRun([ExecutablePath.keyline(), "access"] + arguments, folder: folder).status == .exited(0))
      #expect(unlink(ping) == 0)
    }
  }
}
