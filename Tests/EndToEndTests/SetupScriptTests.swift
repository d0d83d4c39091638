import Foundation
import Glibc
import KeylineTestSupport
import Testing

/// `Scripts/setup.sh` on machines that lack something, made of a `PATH` with nothing else on it.
@Suite struct SetupScriptTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let allInstalled = "echo 'ii '"
  private static let noneInstalled = "exit 1"
  private static let swift = "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'"
  /// Programs that only write down how they were called.
  private static let recorder = "echo \"${0##*/} $*\" >>\"$HOME/calls\""
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the script, or make's target with it, with nothing on `PATH` but some programs and what they do.
  private func setUp(_ programs: [String: String], through make: Bool = false) throws -> CommandRun {
    for (name, script) in programs { try folder.write("#!/bin/sh\n\(script)\n", to: "scripts/\(name)") }
    // Another process makes programs of them: one that this process had open for writing, even for a moment, could
    // not be run while a child of another test still holds it open.
    let install =
      "mkdir bin && cp scripts/* bin && chmod 700 bin/* && ln -s /usr/bin/sed /usr/bin/head /usr/bin/env /usr/bin/sh bin"
    #expect(try CommandRun(["/bin/sh", "-c", "rm -rf bin; " + install], folder: folder).status == .exited(0))
    let command =
      make ? ["/usr/bin/make", "-C", Self.root, "setup"] : ["/bin/sh", Self.root + "/Scripts/setup.sh"]
    return try CommandRun(command, environment: ["PATH": folder.path(of: "bin")], folder: folder)
  }

  private func calls() throws -> String { String(decoding: try folder.read("calls"), as: UTF8.self) }

  @Test func aMachineThatHasEverythingIsLeftAlone() throws {
    let run = try setUp(["swift": Self.swift, "dpkg-query": Self.allInstalled])
    #expect(run.status == .exited(0) && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test(arguments: [
    (nil, "there is no 'swift' on PATH"), ("echo 'Swift version 5.10.1'", "is 5.10:"),
    ("echo 'Swift version 6.2'", "is 6.2:"), ("echo nonsense", "of unknown version"),
  ])
  func aSwiftThatIsMissingOrTooOldIsOneSentence(swift: String?, reason: String) throws {
    var programs = ["dpkg-query": Self.noneInstalled, "apt-get": Self.recorder]
    programs["swift"] = swift
    let run = try setUp(programs)
    #expect(run.status == .exited(1) && run.output.isEmpty)
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(run.errors.contains("needs Swift 6.3 or later") && run.errors.contains(reason))
    #expect(run.errors.contains("https://www.swift.org/install/"))
    #expect(throws: (any Error).self) { try calls() }
    #expect(try setUp(programs, through: true).status == .exited(2), "make fails too")
  }

  /// As on a bare Debian, where a toolchain that was only unpacked lacks its libraries.
  @Test func aSwiftThatDoesNotRunIsTriedAgainWithItsPackages() throws {
    let bare = "[ -e \"$HOME/fixed\" ] || { echo 'libxml2.so.2: cannot open' >&2; exit 127; }; " + Self.swift
    let broken = try setUp(["swift": bare, "dpkg-query": Self.allInstalled])
    #expect(broken.status == .exited(1) && broken.errors.filter { $0 == "\n" }.count == 1)
    #expect(broken.errors.contains("does not run (libxml2.so.2: cannot open)"))
    let helped = try setUp([
      "swift": bare, "dpkg-query": Self.noneInstalled, "id": "echo 0", "apt-get": ": >\"$HOME/fixed\"",
    ])
    #expect(helped.status == .exited(0), "\(helped.errors)")
  }

  @Test(arguments: ["Swift version 6.3", "Apple Swift version 6.10.2 (x)", "Swift version 7.0-dev"])
  func newerSwiftsWillDo(version: String) throws {
    #expect(
      try setUp(["swift": "echo '\(version)'", "dpkg-query": Self.allInstalled]).status == .exited(0))
  }

  @Test(arguments: [
    ("0", "apt-get install"), ("1000", "sudo env DEBIAN_FRONTEND=noninteractive apt-get install"),
  ])
  func missingPackagesAreInstalledAsRoot(user: String, call: String) throws {
    let run = try setUp([
      "swift": Self.swift, "dpkg-query": Self.noneInstalled, "id": "echo \(user)", "apt-get": Self.recorder,
      "sudo": Self.recorder,
    ])
    #expect(run.status == .exited(0), "\(run.errors)")
    let calls = try calls()
    #expect(calls.contains(call) && calls.contains(" libncurses-dev ") && calls.contains("apt-get update"))
    #expect(calls.contains("sudo") == (user != "0"))
  }

  @Test(arguments: [
    (["apt-get": "exit 100"], "0", "could not be installed"), ([:], "0", "no apt-get"),
    (["apt-get": "exit 0"], "1000", "no sudo"),
  ])
  func whatCannotBeInstalledIsNamed(programs: [String: String], user: String, reason: String) throws {
    let run = try setUp(
      programs.merging(["swift": Self.swift, "dpkg-query": Self.noneInstalled, "id": "echo \(user)"]) { $1 })
    #expect(run.status == .exited(1) && run.output.isEmpty)
    #expect(run.errors.contains(reason) && run.errors.contains(" libvterm-dev "))
  }

  @Test func onAnotherSystemItSaysWhatIsNeededAndGoesOn() throws {
    let run = try setUp(["swift": Self.swift])
    #expect(run.status == .exited(0) && run.errors.contains("libncurses-dev"))
  }
}
