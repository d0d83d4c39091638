import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// Ledgers that cannot be read, and those of other versions.
@Suite struct DamagedLedgerTests {
  private let folder: TemporaryFolder
  private let container: Container
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    container = Container(path: folder.path)
    path = folder.path(of: "usage.sqlite")
  }

  private static func entry(_ number: Int) -> LedgerEntry {
    LedgerEntry(
      time: UTCTime(milliseconds: Int64(number)), provider: .anthropic, model: "m", bytesSent: number,
      outcome: .finished, endMilliseconds: 0)
  }

  @Test func `a file that is no database is kept under another name, and said`() throws {
    let text = String(repeating: "not a database\n", count: 100)
    try folder.write(text, to: "usage.sqlite")
    let ledger = try UsageLedger(in: container)
    #expect(ledger.notice?.contains("\(path) is damaged; it is kept as \(path).unreadable-1") == true)
    _ = try ledger.record(Self.entry(1))
    #expect(try ledger.last(5).count == 1)
    #expect(try folder.read("usage.sqlite.unreadable-1") == Array(text.utf8))
    #expect(try UsageLedger(in: container).notice == nil, "said once")
  }

  @Test func `a page that breaks under an open ledger is found, and writing goes on`() throws {
    let ledger = try UsageLedger(in: container)
    for number in 1...200 { _ = try ledger.record(Self.entry(number)) }
    let database = try Database(path)
    try database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try Descriptor.open(path, O_RDWR)
    let size = Int(try file.status().st_size)
    // All but the first page, which names the tables.
    for offset in stride(from: 4096, to: size, by: 4096) {
      let rubbish = [UInt8](repeating: 0xA5, count: 4096)
      #expect(pwrite(file.raw, rubbish, rubbish.count, off_t(offset)) == rubbish.count)
    }
    let second = try UsageLedger(in: container)
    _ = try second.record(Self.entry(7))
    #expect(second.notice?.contains("unreadable-1") == true)
    #expect(try second.last(5).map(\.entry.bytesSent) == [7])
    // The first one goes over to the new file.
    _ = try ledger.record(Self.entry(8))
    #expect(try second.last(5).map(\.entry.bytesSent) == [8, 7])
    #expect(ledger.notice == nil)
  }

  @Test func `a ledger that was deleted is begun anew by who has it open`() throws {
    let ledger = try UsageLedger(in: container)
    _ = try ledger.record(Self.entry(1))
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    _ = try ledger.record(Self.entry(2))
    #expect(try UsageLedger(in: container).last(5).map(\.entry.bytesSent) == [2])
  }

  @Test func `a ledger that was emptied while another has it open is in use, and not short of room`() throws {
    let ledger = try UsageLedger(in: container)
    _ = try ledger.record(Self.entry(1))
    #expect(truncate(path, 0) == 0)
    let error = #expect(throws: DatabaseFileError.inUse(path: path)) { try UsageLedger(in: container) }
    #expect(error?.message.contains("in use") == true)
    withExtendedLifetime(ledger) {}
  }

  @Test func `a newer ledger is refused and left alone`() throws {
    do {
      let database = try Database(path)
      try database.execute("CREATE TABLE other (x); PRAGMA user_version = 2")
    }
    let before = try folder.read("usage.sqlite")
    let error = #expect(throws: DatabaseFileError.newer(path: path)) { try UsageLedger(in: container) }
    #expect(error?.message.contains("newer Keyline") == true)
    #expect(try folder.read("usage.sqlite") == before)
  }

  @Test func `a link in the ledger's place is refused`() throws {
    symlink(folder.path(of: "elsewhere"), path)
    #expect(throws: DatabaseFileError.self) { try UsageLedger(in: container) }
    #expect(access(folder.path(of: "elsewhere"), F_OK) != 0)
  }

  @Test func `a database of no version, as an interrupted start leaves it, is completed`() throws {
    do { _ = try Database(path) }
    try folder.write("", to: "usage.sqlite")
    let ledger = try UsageLedger(in: container)
    _ = try ledger.record(Self.entry(1))
    #expect(try ledger.last(2).count == 1)
  }

  @Test func `whether there is a ledger is known without making one`() throws {
    #expect(!UsageLedger.exists(in: container))
    _ = try UsageLedger(in: container)
    #expect(UsageLedger.exists(in: container))
  }
}
