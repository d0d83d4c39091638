import Foundation
import KeylineTestSupport
import Testing

/// `Scripts/install.sh` and `Scripts/uninstall.sh`, below a prefix that a person's own files lie in.
@Suite struct InstallScriptTests {
  private static let scripts =
    URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/Scripts/"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ script: String, _ arguments: [String]) throws -> CommandRun {
    try CommandRun(
      ["/bin/sh", Self.scripts + script] + arguments, environment: ["PATH": "/usr/bin:/bin"], folder: folder)
  }

  private var prefix: String { folder.path(of: ".local") }

  @Test func whatWasInstalledRunsAndGoesAgainAndNothingElse() throws {
    try folder.write("{}", to: ".local/share/keyline/settings.json")
    try folder.write("{}", to: ".local/share/keyline/layouts/mine.json")
    #expect(try run("install.sh", [ExecutablePath.keyline(), prefix]).status == .exited(0))
    let installed = try CommandRun([prefix + "/bin/keyline", "layouts", "show", "qwerty-en"], folder: folder)
    #expect(installed.status == .exited(0) && installed.output.contains("q w e r t y"))
    // It runs, and says who is to start it.
    #expect(try CommandRun([prefix + "/bin/keyline-broker"], folder: folder).status == .exited(64))
    #expect(try run("uninstall.sh", [prefix]).status == .exited(0))
    #expect(try FolderListing.names(in: prefix + "/bin").isEmpty)
    #expect(try FolderListing.names(in: prefix + "/share/keyline") == ["layouts", "settings.json"])
    #expect(try FolderListing.names(in: prefix + "/share/keyline/layouts") == ["mine.json"])
  }

  @Test func whatIsNotThereIsSaid() throws {
    let run = try run("uninstall.sh", [prefix])
    #expect(run.status == .exited(1) && run.errors.contains("there is no \(prefix)/bin/keyline"))
  }
}
