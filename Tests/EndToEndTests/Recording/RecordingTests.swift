import Glibc
import KeylineCore
import Testing

@testable import KeylineTestSupport

/// `--record` and the actions of the palette: what was seen can be seen again, what was done can be done again.
@Suite struct RecordingTests {
  /// Waits until the cast shows what the terminal shows: it is written after the terminal.
  private func replay(_ program: TerminalProgram, _ name: String = "run.cast") throws -> CastReplay {
    try program.wait(for: "the cast to show the screen", within: TerminalProgram.patience) {
      try CastReplay(program.folder.read(name)).screen.rows == program.screen.rows
    }
    return try CastReplay(program.folder.read(name))
  }

  private func play(_ tape: String, _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "play", "--headless", tape], folder: folder)
  }

  @Test func theCastShowsTheScreenAndTheTapeLeadsToTheText() throws {
    let program = try TerminalProgram.keyboard(["--record", "run", "--demo", "text"])
    try program.type("Meet me at ")
    try program.waitFor("the demonstration") { $0.text.contains("4 ") && $0.text.contains("REC") }
    try program.type("\u{1b}1")
    try program.type("\u{7f}日本")
    try program.waitFor(text: "日本")
    let replay = try replay(program)
    #expect(replay.screen.cursor == program.screen.cursor)
    #expect(Set(replay.kinds) == ["o"])
    #expect(try program.finish() == .exited(0))
    let text = try program.folder.read("text")
    let run = try play("run.tape", program.folder)
    #expect(run.status == .exited(0), "\(run.errors)")
    let tape = String(decoding: try program.folder.read("run.tape"), as: UTF8.self)
    #expect(tape.contains("expect text \(TapeText.quoted(String(decoding: text, as: UTF8.self)))\n"))
    #expect(tape.contains("\nanswer part "))
  }

  @Test func aCastThatWasCutOffByAKillCanBePlayed() throws {
    let program = try TerminalProgram.keyboard(["--record", "run.cast", "text"])
    try program.type("almost")
    try program.waitFor(text: "almost")
    _ = try replay(program)
    kill(try #require(program.process.children().first), SIGKILL)
    _ = try program.waitForExit()
    let bytes = try program.folder.read("run.cast")
    let headerEnd = try #require(bytes.firstIndex(of: 0x0A))
    for end in stride(from: headerEnd + 1, to: bytes.count, by: 7) {
      _ = try CastReplay(Array(bytes[..<end]))
    }
    #expect(try CastReplay(bytes).screen.text.contains("almost"))
  }

  @Test func whatIsWrittenInIncognitoIsInNeitherFile() throws {
    let program = try TerminalProgram.keyboard(["--record", "run", "text"])
    try program.type("open ")
    try program.act("Incognito on")
    try program.waitFor(text: "incognito")
    try program.type("hush ")
    try program.waitFor(text: "hush")
    try program.act("Incognito on")
    try program.waitFor("the end of incognito") { !$0.text.contains("incognito") }
    try program.type("again")
    try program.waitFor(text: "hush again")
    try program.wait(for: "the cast", within: TerminalProgram.patience) {
      try CastReplay(program.folder.read("run.cast")).screen.text.contains("open *****again")
    }
    // Undone and done again, it is still nobody's business.
    for keys in ["\u{1b}u", "\u{1b}e"] {
      for _ in 0..<2 { try program.type(keys) }
      try program.waitFor("the undoing") { $0.text.contains("hush") == (keys == "\u{1b}e") }
    }
    #expect(try program.finish() == .exited(0))
    let cast = try CastReplay(program.folder.read("run.cast"))
    #expect(!cast.history.contains { $0.contains("hus") })
    let tape = String(decoding: try program.folder.read("run.tape"), as: UTF8.self)
    #expect(tape.contains("\"open \"") && !tape.contains("hus") && !tape.contains("\"h"))
    #expect(try play("run.tape", program.folder).status == .exited(0))
  }

  @Test func aSecretIsStarredOut() throws {
    let program = try TerminalProgram.keyboard(
      ["--record", "run", "text"], environment: ["KEYLINE_RECORDING_INPUT": "on"])
    let key = "sk-ant-api03-" + String(repeating: "AbCd", count: 10)
    try program.type("key ")
    for character in key { try program.type(String(character)) }
    try program.type(", ")
    try program.type(key)
    try program.type(" done")
    try program.waitFor(text: " done")
    try program.wait(for: "the cast", within: TerminalProgram.patience) {
      try CastReplay(program.folder.read("run.cast")).screen.text.contains("* done")
    }
    #expect(try program.finish() == .exited(0))
    let cast = try CastReplay(program.folder.read("run.cast"))
    #expect(!cast.history.contains { $0.contains("sk-ant") })
    #expect(cast.input.contains("*") && !cast.input.contains("AbCd"))
    let tape = String(decoding: try program.folder.read("run.tape"), as: UTF8.self)
    #expect(!tape.contains("AbCd") && tape.contains("key "))
  }

  @Test func asciinemaShowsWhatTheKeyboardShowed() throws {
    let program = try TerminalProgram.keyboard(["--record", "run.cast", "--demo", "text"])
    try program.type("日本 e\u{301} ")
    try program.waitFor("the demonstration") { $0.text.contains("4 ") }
    _ = try replay(program)
    #expect(try program.finish() == .exited(0))
    let screen = try CastReplay(program.folder.read("run.cast")).screen.rows
    let session = try TmuxSession(
      "asciinema cat '\(program.folder.path(of: "run.cast"))'; read line", environment: [:])
    try session.waitFor("the last screen") { captured in
      let rows = captured.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.prefix(screen.count).elementsEqual(screen) { $0 == $1 }
    }
  }

  @Test func anotherSizeIsInTheCast() throws {
    let program = try TerminalProgram.keyboard(["--record", "run.cast", "text"])
    try program.type("wide")
    try program.waitFor(text: "wide")
    program.resize(to: TerminalSize(columns: 50, rows: 14))
    try program.type("r")
    try program.waitFor("the small keyboard") { $0.text.contains("wider") && $0.rows.count == 14 }
    #expect(try replay(program).kinds.contains("r"))
  }

  @Test func aFileThatIsThereIsNotWrittenOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "run.cast")
    let program = try TerminalProgram.keyline(["--record", "run.cast", "text"], folder: folder)
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.screen.text.contains("run.cast is there already: name another file"))
    #expect(try folder.read("run.cast") == Array("mine".utf8))
  }

  @Test(arguments: ["run.gif", ".cast", "folder/"])
  func anotherEndingIsAnError(name: String) throws {
    let run = try CommandRun(
      [ExecutablePath.keyline(), "--record", name, "text"], folder: try TemporaryFolder())
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("'\(name)' is not a name that ends in .cast, in .tape, or has no ending"))
  }

  @Test func aReaderThatGoesAwayEndsTheRecordingAndNothingElse() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path(of: "run.cast"), 0o600) == 0)
    let reader = open(folder.path(of: "run.cast"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let program = try TerminalProgram.keyboard(["--record", "run.cast", "text"], folder: folder)
    try program.type("a")
    try program.waitFor("the recording") { $0.text.contains("REC") }
    close(reader)
    try program.type("b")
    try program.type("c")
    try program.waitFor(text: "The recording has ended: The reader of")
    try program.type("d")
    try program.waitFor("the mark to go") { $0.text.contains("abcd") && !$0.text.contains("REC") }
    #expect(try program.finish() == .exited(0))
  }

  @Test(.enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.requirement)))
  func aFullDiskEndsTheRecordingAfterTheLastWholeLine() throws {
    let disk = try SmallDisk(kibibytes: 256)
    let program = try TerminalProgram.keyboard(["--record", disk.path + "/run.cast", "text"])
    try program.type("a")
    try program.waitFor(text: "REC")
    try program.wait(for: "the cast to be written", within: TerminalProgram.patience) {
      try CastReplay(bytes(of: disk)).screen.rows == program.screen.rows
    }
    try disk.fill()
    for number in 0..<200 where program.screen.text.contains("REC") {
      try program.type(number.isMultiple(of: 2) ? "b" : "\u{7f}")
      try program.waitFor("the key") { $0.text.contains("ab") == number.isMultiple(of: 2) }
    }
    try program.waitFor("the end of the recording") { !$0.text.contains("REC") }
    // The next key, which may have come already, takes the sentence away.
    #expect(String(decoding: program.output, as: UTF8.self).contains("The recording has ended: The disk"))
    let cast = try bytes(of: disk)
    #expect(cast.last == 0x0A)
    #expect(try CastReplay(cast).screen.text.contains("REC"))
    #expect(try program.finish() == .exited(0))
  }

  private func bytes(of disk: SmallDisk) throws -> [UInt8] {
    Array(try CommandRun(["cat", disk.path + "/run.cast"]).output.utf8)
  }

  @Test func thePaletteBeginsPausesMarksAndEnds() throws {
    let program = try TerminalProgram.keyboard()
    try program.act("Record, or")
    try program.waitFor(text: "Recording.")
    try program.type("shown ")
    try program.act("Set a mark")
    try program.waitFor(text: "Marked: mark-1")
    try program.act("Pause the rec")
    try program.waitFor(text: "REC paused")
    try program.type("hush ")
    try program.waitFor(text: "hush")
    try program.act("Pause the rec")
    try program.waitFor("the recording to go on") { !$0.text.contains("paused") }
    try program.type("again")
    try program.waitFor(text: "hush again")
    try program.act("Record, or")
    try program.waitFor(text: "Recorded: ")
    #expect(try program.finish() == .exited(0))
    let names = try program.recordings()
    #expect(names.count == 2 && names[0].hasSuffix(".cast") && names[1].hasSuffix(".tape"))
    let cast = try CastReplay(program.folder.read(names[0]))
    #expect(cast.kinds.contains("m") && !cast.history.contains { $0.contains("hus") })
    #expect(cast.history.contains { $0.contains("shown *****again") })
    let tape = String(decoding: try program.folder.read(names[1]), as: UTF8.self)
    #expect(tape.contains("\nmark mark-1\n") && !tape.contains("hus"))
    #expect(try play(names[1], program.folder).status == .exited(0))
  }

  @Test func theLastMinuteIsATapeThatShowsTheSameScreen() throws {
    let program = try TerminalProgram.keyboard()
    try program.type("odd thing")
    try program.waitFor(text: "odd thing")
    let before = program.screen.rows
    try program.act("last minute")
    try program.waitFor(text: "The last minute is saved:")
    #expect(try program.finish() == .exited(0))
    let name = try #require(try program.recordings().first)
    let run = try CommandRun(
      [ExecutablePath.keyline(), "play", "--headless", "--screen", "last", name], folder: program.folder)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.hasPrefix("odd thing\n") && before[0] == "odd thing")
  }
}

extension TerminalProgram {
  /// Does what the palette finds for some words.
  fileprivate func act(_ words: String) throws {
    try type("\u{1b}x")
    try waitFor(text: "Action:")
    try type(words)
    try waitFor(text: "Action: \(words) ")
    try type("\r")
  }

  /// The recordings in the keyboard's own container, as names in the folder of the test.
  fileprivate func recordings() throws -> [String] {
    try FolderListing.names(in: folder.path(of: ".local/state/keyline/recordings")).sorted().map {
      ".local/state/keyline/recordings/" + $0
    }
  }
}
