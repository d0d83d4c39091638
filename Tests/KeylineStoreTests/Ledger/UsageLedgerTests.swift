import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct UsageLedgerTests {
  private let folder: TemporaryFolder
  private let container: Container
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    container = Container(path: folder.path(of: "share/keyline"))
    path = container.path + "/usage.sqlite"
  }

  private static let day: Int64 = 86_400_000

  private static func entry(_ number: Int, day: Int64 = 20_000) -> LedgerEntry {
    LedgerEntry(
      time: UTCTime(milliseconds: day * Self.day + Int64(number)), provider: .anthropic, model: "model",
      bytesSent: number, outcome: .finished, endMilliseconds: 7)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  static let entries = [
    entry(1),
    LedgerEntry(
      time: UTCTime(milliseconds: 1_796_040_000_123), provider: .openai, model: "gpt-x", kind: "reply",
      bytesSent: 812, bytesReceived: 4_096, inputTokens: 90, outputTokens: 31, outcome: .cutOff, status: 200,
      firstTextMilliseconds: 210, endMilliseconds: 640, charactersTaken: 12,
      requestText: "Hey,\nyou 👋🏽\u{0}", answerText: ""),
    LedgerEntry(
      time: UTCTime(milliseconds: 1_796_040_000_124), provider: .ollama, model: "", bytesSent: 0,
      outcome: .failed("rateLimited"), status: 429, endMilliseconds: 0),
    LedgerEntry(
      time: UTCTime(milliseconds: 1_796_040_000_125), provider: .vllm, model: "m", bytesSent: 1,
      outcome: .cancelled, endMilliseconds: 3),
  ]

  @Test(arguments: entries)
  func `an entry is read back as it was written, also by another opener`(entry: LedgerEntry) throws {
    let ledger = try UsageLedger(in: container)
    let id = try ledger.record(entry)
    #expect(try ledger.last(10) == [UsageLedger.Row(id: id, entry: entry)])
    #expect(try UsageLedger(in: container).last(10) == [UsageLedger.Row(id: id, entry: entry)])
    #expect(ledger.notice == nil)
  }

  @Test func `the ledger is its owner's alone, with what the database puts beside it`() throws {
    let ledger = try UsageLedger(in: container)
    _ = try ledger.record(Self.entry(1))
    for suffix in ["", "-wal", "-shm", ".lock"] { #expect(mode(path + suffix) == 0o600, "\(suffix)") }
    #expect(mode(container.path) == 0o700)
    chmod(path, 0o644)
    _ = try UsageLedger(in: container)
    #expect(mode(path) == 0o600)
  }

  @Test func `the latest requests come first, as many as are asked for`() throws {
    let ledger = try UsageLedger(in: container)
    for number in 1...5 { _ = try ledger.record(Self.entry(number)) }
    #expect(try ledger.last(3).map(\.entry.bytesSent) == [5, 4, 3])
    #expect(try ledger.last(0).isEmpty)
  }

  @Test func `what is taken adds up`() throws {
    let ledger = try UsageLedger(in: container)
    let ids = try (1...2).map { try ledger.record(Self.entry($0)) }
    try ledger.noteTaken(ids[0], characters: 4)
    try ledger.noteTaken(ids[0], characters: 3)
    try ledger.noteTaken(999, characters: 1)
    #expect(try ledger.last(2).map(\.entry.charactersTaken) == [0, 7])
  }

  @Test func `requests of more than ninety days ago are let go of`() throws {
    let ledger = try UsageLedger(in: container)
    _ = try ledger.record(Self.entry(1, day: 100))
    _ = try ledger.record(Self.entry(1, day: 190))
    #expect(try ledger.last(9).count == 2, "exactly ninety days are kept")
    _ = try ledger.record(Self.entry(2, day: 190))
    #expect(try ledger.last(9).map(\.entry.time.milliseconds) == [190 * Self.day + 2, 190 * Self.day + 1])
  }

  @Test func `only so many requests are kept, the latest`() throws {
    let ledger = try UsageLedger(in: container)
    let database = try Database(path)
    try database.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(UsageLedger.mostRows))
      INSERT INTO request (time, provider, model, kind, bytes_sent, bytes_received, outcome, end_ms,
        characters_taken) SELECT \(20_000 * Self.day), 'anthropic', 'm', 'complete', i, 0, 'finished', 0, 0 FROM n
      """)
    _ = try ledger.record(Self.entry(77))
    let rows = try ledger.last(UsageLedger.mostRows + 5)
    #expect(rows.count == UsageLedger.mostRows)
    #expect(rows.first?.entry.bytesSent == 77 && rows.last?.entry.bytesSent == 2)
  }

  @Test func `brokers that write at once lose nothing and do not fail`() async throws {
    let container = container
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<6 {
        group.addTask {
          let ledger = try UsageLedger(in: container)
          for number in 0..<30 {
            let id = try ledger.record(Self.entry(writer * 100 + number))
            try ledger.noteTaken(id, characters: 1)
          }
        }
      }
      try await group.waitForAll()
    }
    let rows = try UsageLedger(in: container).last(1_000)
    #expect(rows.count == 180 && Set(rows.map(\.entry.bytesSent)).count == 180)
    #expect(rows.allSatisfy { $0.entry.charactersTaken == 1 })
  }
}
