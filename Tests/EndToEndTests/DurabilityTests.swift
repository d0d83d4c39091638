import Glibc
import KeylineTestSupport
import Testing

/// The order in which things reach the disk: what a power cut or a death at any call leaves is whole.
@Suite(.enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)))
struct DurabilityTests {
  /// The processes are protected: others may not look into them.
  private static let seesFiles = ConditionTrait.enabled(
    if: getuid() == 0, "only root sees which files a protected process has open")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old text", to: "text")
  }

  private func first(_ calls: [Substring], _ matches: (Substring) -> Bool) throws -> Int {
    let index = calls.firstIndex(where: matches)
    return try #require(index)
  }

  private func last(_ calls: [Substring], _ matches: (Substring) -> Bool) throws -> Int {
    let index = calls.lastIndex(where: matches)
    return try #require(index)
  }

  private func saved(_ typed: String) throws -> [Substring] {
    let trace = try SystemCallTrace(in: folder)
    try trace.program.type(typed)
    try trace.program.waitFor(text: typed)
    #expect(try trace.program.finish() == .exited(0))
    #expect(try trace.program.text() == "old text" + typed)
    return try trace.calls()
  }

  private func isWrite(_ call: Substring) -> Bool { call.contains("write(") || call.contains("ftruncate(") }
  private func isSync(_ call: Substring) -> Bool { call.contains("fsync(") || call.contains("fdatasync(") }

  @Test(seesFiles) func aNewFileIsOnTheDiskBeforeItTakesTheOldOnesPlace() throws {
    let calls = try saved("!")
    let write = try last(calls) { isWrite($0) && $0.contains("/.keyline-") }
    let sync = try first(calls) { isSync($0) && $0.contains("/.keyline-") }
    let rename = try first(calls) { $0.contains("rename") && $0.contains("text\"") }
    let folderSync = try last(calls) { isSync($0) && $0.contains("<\(folder.path)>") }
    #expect(write < sync && sync < rename && rename < folderSync)
    #expect(!calls.contains { isWrite($0) && $0.contains("<\(folder.path)/text>") })
  }

  @Test(seesFiles) func theDraftIsOnTheDiskBeforeAFileIsOverwrittenInPlace() throws {
    link(folder.path(of: "text"), folder.path(of: "other"))
    let calls = try saved("!")
    let journalWrite = try last(calls) { isWrite($0) && $0.contains(".draft>") }
    let overwrite = try first(calls) { isWrite($0) && $0.contains("<\(folder.path)/text>") }
    let journalSync = try last(Array(calls[..<overwrite])) { isSync($0) && $0.contains(".draft>") }
    let namesSync = try last(Array(calls[..<overwrite])) { isSync($0) && $0.contains("/drafts>") }
    #expect(journalWrite < journalSync && journalSync < overwrite && namesSync < overwrite)
    let fileSync = try last(calls) { isSync($0) && $0.contains("<\(folder.path)/text>") }
    let removal = try last(calls) { $0.contains("unlink(") && $0.contains(".draft\"") }
    #expect(overwrite < fileSync && fileSync < removal)
  }

  @Test(seesFiles) func whatIsShownIsInTheDraftAlready() throws {
    let calls = try saved("Ω")
    let journal = try first(calls) { $0.contains(".draft>") && $0.contains("\\316\\251") }
    let frame = try first(calls) { $0.contains("</dev/tty>") && $0.contains("\\316\\251") }
    #expect(journal < frame)
  }

  @Test(arguments: [("write", 1), ("fsync", 1), ("renameat2", 1), ("fsync", 2)])
  func aDeathAtAnyCallOfASaveLosesNothing(call: String, number: Int) throws {
    try expectRecovery(fromDeathAt: (call, number))
    #expect(try FolderListing.names(in: folder.path).filter { $0.hasPrefix(".keyline-") }.isEmpty)
  }

  @Test(arguments: [
    ("write", 1), ("fsync", 1), ("fsync", 2), ("fsync", 3), ("ftruncate", 1), ("fallocate", 1),
  ])
  func aDeathAtAnyCallOfASaveInPlaceLosesNothing(call: String, number: Int) throws {
    link(folder.path(of: "text"), folder.path(of: "other"))
    try expectRecovery(fromDeathAt: (call, number))
  }

  @Test func aFileLeftHalfWrittenIsMadeWholeFromItsDraft() throws {
    let old = String(repeating: "0123456789abcde\n", count: 3 << 15)
    try folder.write(old, to: "text")
    link(folder.path(of: "text"), folder.path(of: "other"))
    do {
      // The first write is the copy of the old text; FILE takes six.
      let program = try SystemCallTrace(in: folder, killingAt: ("write", 4)).program
      try program.type(Keys.startOfText + "!")
      try program.waitFor(text: "!0123456789abcde")
      try program.type(Keys.save)
      try program.waitForExit()
      try program.waitForEmptyTerminal()
    }
    let found = try folder.read("text")
    #expect(found != Array(old.utf8) && found != Array(("!" + old).utf8))
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.waitFor(text: "has changed since")
    try program.type("r")
    try program.waitFor("the answer to be taken") { !$0.text.contains("Recover") }
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "!" + old && program.text(of: "other") == "!" + old)
    #expect(try FolderListing.names(in: folder.path(of: ".local/state/keyline/drafts")).isEmpty)
  }

  private func expectRecovery(fromDeathAt death: (String, Int)) throws {
    let new = "old text!"
    do {
      let program = try SystemCallTrace(in: folder, killingAt: death).program
      try program.type("!")
      try program.waitFor(text: new)
      try program.type(Keys.save)
      try program.waitForExit()
      try program.waitForEmptyTerminal()
    }
    let found = try folder.read("text")
    let program = try TerminalProgram.keyboard(folder: folder)
    if found != Array(new.utf8) {
      try program.waitFor(text: "Recover")
      try program.type("r")
    }
    try program.type("?")
    try program.waitFor(text: new + "?")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == new + "?")
    #expect(try FolderListing.names(in: folder.path(of: ".local/state/keyline/drafts")).isEmpty)
  }
}
