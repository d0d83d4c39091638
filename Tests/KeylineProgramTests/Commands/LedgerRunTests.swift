import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore
@testable import keyline

@Suite struct LedgerRunTests {
  private let folder: TemporaryFolder
  private let run: LedgerRun

  init() throws {
    folder = try TemporaryFolder()
    run = LedgerRun(files: SettingsFiles(environment: ["HOME": folder.path]))
  }

  private func record(_ entries: [LedgerEntry]) throws {
    let ledger = try UsageLedger(in: Container(path: folder.path(of: ".local/share/keyline")))
    for entry in entries { _ = try ledger.record(entry) }
  }

  private static let entries = [
    LedgerEntry(
      time: UTCTime(milliseconds: 1_796_040_000_000), provider: .anthropic, model: "claude-haiku",
      bytesSent: 812, bytesReceived: 4_096, inputTokens: 90, outputTokens: 31, outcome: .finished,
      status: 200,
      firstTextMilliseconds: 210, endMilliseconds: 640, charactersTaken: 12, requestText: "Hey\u{1b}[31m",
      answerText: "one\ntwo"),
    LedgerEntry(
      time: UTCTime(milliseconds: 1_796_040_007_000), provider: .openai, model: "bad\u{1b}]0;x\u{7}",
      bytesSent: 8, outcome: .failed("rateLimited"), status: 429, endMilliseconds: 5),
  ]

  @Test func `without a request that is said, and no ledger is made`() throws {
    #expect(try run.run(LedgerOptions()) == "No request has left this machine.\n")
    #expect(
      try run.run(LedgerOptions(isJSON: true)) == "[]\n"
    )
    #expect(throws: (any Error).self) { try folder.read(".local/share/keyline/usage.sqlite") }
  }

  @Test func `requests are a table without their texts, the latest last`() throws {
    try record(Self.entries)
    #expect(
      try run.run(LedgerOptions()) == """
        TIME                  PROVIDER   MODEL         BYTES     TOKENS  OUTCOME            MILLISECONDS  TAKEN
        2026-11-30T12:00:00Z  anthropic  claude-haiku  812/4096  90/31   finished           210/640       12
        2026-11-30T12:00:07Z  openai     bad�]0;x�     8/0       -       rateLimited (429)  -/5           -

        """)
    #expect(try run.run(LedgerOptions(count: 1)).contains("openai"))
    #expect(try !run.run(LedgerOptions(count: 1)).contains("anthropic"))
  }

  @Test func `texts are shown where they were kept and asked for, and nothing in them acts on a terminal`()
    throws
  {
    try record(Self.entries)
    let text = try run.run(LedgerOptions(showsText: true))
    #expect(text.contains("  > Hey�[31m\n  < one\n  < two\n"))
    #expect(text.contains("  (its text was not kept; see the setting ledger.keepText)\n"))
    #expect(try !run.run(LedgerOptions(isJSON: true)).contains("requestText"))
    #expect(try run.run(LedgerOptions(isJSON: true, showsText: true)).contains(#""answerText" : "one\ntwo""#))
  }

  @Test func `a newer ledger is a failure in one sentence`() throws {
    try record([])
    let path = folder.path(of: ".local/share/keyline/usage.sqlite")
    try Database(path).execute("PRAGMA user_version = 9")
    let failure = #expect(throws: CommandFailure.self) { try run.run(LedgerOptions()) }
    #expect(failure?.message.contains("newer Keyline") == true)
  }
}
