import CLinux
import Foundation
import KeylineTestSupport
import Testing

/// App commands that are killed at any of their steps, and several of them at once: the store is the old or the new
/// one, whole.
@Suite(.enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)))
struct StoreDeathTests {
  private static let steps = ["write", "fsync", "renameat2", "flock"].flatMap { call in
    (1...3).map { (call, $0) }
  }
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline()] + arguments, input: input, folder: folder)
  }

  /// Runs a command that is killed where it makes a call for the how manieth time.
  private func killed(
    _ arguments: [String], at step: (call: String, number: Int), input: String = "", isSure: Bool = true
  ) throws {
    let run = try CommandRun(
      [
        "strace", "-o", "/dev/null", "-e", "trace=\(step.call)",
        "-e", "inject=\(step.call):signal=KILL:when=\(step.number)", ExecutablePath.keyline(),
      ] + arguments, input: input, folder: folder)
    // Not every command makes every call so often.
    #expect(run.status == .signalled(SIGKILL) || step.number > 1 || !isSure)
  }

  private func passingFiles(in name: String) throws -> [String] {
    try FolderListing.names(in: folder.path(of: name)).filter { $0.hasPrefix(".keyline-") }
  }

  @Test(arguments: steps)
  func `access is as it was or as it was to be, and the next command works`(call: String, number: Int) throws
  {
    try folder.write(
      #"{"version": 1, "fullAccess": true, "grantedAt": "2026-11-30T12:00:00Z", "later": 5}"#,
      to: ".local/share/keyline/access.json")
    try killed(["access", "revoke"], at: (call, number))
    let status = try keyline(["access", "status", "--json"])
    #expect(status.status == .exited(0) && status.errors.isEmpty, "\(status.errors)")
    #expect(status.output.contains(#""fullAccess" :"#))
    #expect(try keyline(["access", "revoke"]).status == .exited(0))
    #expect(try keyline(["access", "status"]).output.hasPrefix("Full Access is off"))
    #expect(
      try String(decoding: folder.read(".local/share/keyline/access.json"), as: UTF8.self).contains(
        #""later": 5"#))
    #expect(try passingFiles(in: ".local/share/keyline").count <= 1)
    #expect(try keyline(["access", "grant", "--consent"]).status == .exited(0))
    #expect(try passingFiles(in: ".local/share/keyline").isEmpty)
  }

  @Test(arguments: steps)
  func `a key is the old or the new one, and no copy is left behind`(call: String, number: Int) throws {
    _ = try keyline(["key", "set"], input: "sk-old-0123456789")
    try killed(["key", "set"], at: (call, number), input: "sk-new-0123456789")
    let kept = String(decoding: try folder.read(".config/keyline-keys/anthropic"), as: UTF8.self)
    #expect(["sk-old-0123456789\n", "sk-new-0123456789\n"].contains(kept))
    let names = try FolderListing.names(in: folder.path(of: ".config/keyline-keys"))
    for name in names {
      var status = stat()
      #expect(
        stat(folder.path(of: ".config/keyline-keys/" + name), &status) == 0 && status.st_mode & 0o077 == 0)
    }
    #expect(try keyline(["key", "set"], input: "sk-last-0123456789").status == .exited(0))
    #expect(try FolderListing.names(in: folder.path(of: ".config/keyline-keys")) == ["anthropic"])
  }

  @Test(
    arguments: ["pwrite64", "write", "fdatasync", "fsync", "ftruncate", "unlink"].flatMap { call in
      [1, 2, 3, 5, 9].map { (call, $0) }
    })
  func `learned words are the old or the new ones, and the next command works`(
    call: String, number: Int
  ) throws {
    #expect(try keyline(["words", "add", "papaya"]).status == .exited(0))
    let letters = "abcdefghijklmnopqrst".map(String.init)
    let new = letters.flatMap { first in letters.prefix(10).map { "mango" + first + $0 } }
    try killed(
      ["words", "import", "-"], at: (call, number), input: new.map { $0 + "\n" }.joined(), isSure: false)
    let list = try keyline(["words", "list"])
    #expect(list.status == .exited(0) && list.errors.isEmpty, "\(list.errors)")
    let words = Set(
      list.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first })
    #expect(words == ["papaya"] || words == Set(new.map { $0[...] }).union(["papaya"]))
    #expect(try keyline(["words", "reset", "--yes"]).status == .exited(0))
    #expect(try keyline(["words", "list"]).output == "No words were learned yet.\n")
  }

  @Test func `settings that are set by several commands at once are all kept`() throws {
    let names = [
      "mouse", "smartSpacing", "autocapitalize", "doubleSpacePeriod", "keys.flash", "reducedMotion",
    ]
    let set = names.map { "'\(ExecutablePath.keyline())' settings set \($0) off & " }.joined()
    #expect(try CommandRun(["sh", "-c", set + "wait"], folder: folder).status == .exited(0))
    for name in names { #expect(try keyline(["settings", "get", name]).output == "off\n", "\(name)") }
  }
}
