import Glibc
import KeylineTestSupport
import Testing

/// The system's clipboard as a person meets it: through a program that may be quick, slow or dead.
@Suite struct ClipboardTests {
  /// A keyboard with an `xclip` of ours on a file that it has a text in.
  private func keyboard(xclip: String) throws -> TerminalProgram {
    let folder = try TemporaryFolder()
    try folder.write("old text\n", to: "text")
    try folder.write("#!/bin/sh\n\(xclip)\n", to: "bin/xclip.script")
    // Another process makes a program of it: see SetupScriptTests.
    let install = "cp bin/xclip.script bin/xclip && chmod 700 bin/xclip"
    #expect(try CommandRun(["/bin/sh", "-c", install], folder: folder).status == .exited(0))
    let path = folder.path(of: "bin") + ":/usr/bin:/bin"
    return try .keyboard(environment: ["DISPLAY": ":none", "PATH": path], folder: folder)
  }

  @Test(arguments: ["exec sleep 1000", "exit 1", "case $* in *-in*) cat >clip ;; *) cat clip ;; esac"])
  func nothingIsLostBetweenCutAndPaste(xclip: String) throws {
    let program = try keyboard(xclip: xclip)
    // Select all, cut, paste, done, in one go.
    try program.type("\u{1b}a\u{18}\u{16}\u{4}")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.text() == "old text\n")
    #expect(try program.unrestoredState().isEmpty)
  }

  /// The program ends well only if the file is saved while it runs.
  @Test func aProgramThatTakesItsTimeKeepsNoSaveWaiting() throws {
    let program = try keyboard(
      xclip: "until grep -q new \"$HOME/text\"; do sleep 0.01; done; exec touch \"$HOME/copied\"")
    try program.type("\u{1b}a\u{1b}wnew" + Keys.save)
    try program.waitFor("the copy to end") { _ in
      access(program.folder.path(of: "copied"), F_OK) == 0
    }
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "new")
  }

  /// A terminal takes a few KiB at a time; the sequence that hands it the text is longer.
  @Test func aLargeCopyRightBeforeTheEndLeavesTheTerminalWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "0123456789", count: 7_000), to: "text")
    let program = try TerminalProgram.keyboard(folder: folder)
    try program.type("\u{1b}a\u{1b}w\u{4}")
    #expect(try program.waitForExit() == .exited(0))
    #expect(try program.unrestoredState().isEmpty)
  }

  /// Both clipboards hold the same, so that it does not matter whether the program answers in time.
  @Test(arguments: ["sleep 0.1; echo old text", "[ -e ran ] && exit 1; touch ran; echo old text"])
  func whatIsTypedBehindAPasteStaysBehindIt(xclip: String) throws {
    let program = try keyboard(xclip: "case $* in *-in*) exec cat >/dev/null ;; esac; " + xclip)
    try program.type("\u{1b}a\u{18}\u{16}typed\u{16}")
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == "old text\ntypedold text\n")
  }
}
