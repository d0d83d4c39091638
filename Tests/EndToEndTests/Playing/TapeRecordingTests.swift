import Testing

@testable import KeylineTestSupport

/// `keyline play --record` and `--bench`: a tape as a picture and as a measurement.
@Suite struct TapeRecordingTests {
  private static let tape = """
    set suggestions.words off
    type "Hello, "
    answer "and the rest"
    mark asked
    sleep 2s
    key Alt-1
    set ai.mode off
    resize 60x20
    type " 日本 e\u{301}"
    screen end

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tape, to: "demo.tape")
    return folder
  }

  private func headless(_ arguments: [String], _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "play", "--headless", "demo.tape"] + arguments, folder: folder)
  }

  @Test func tenRunsGiveTheSameCast() throws {
    let folder = try folder()
    let names = (1...10).map { "\($0).cast" }
    for name in names { #expect(try headless(["--record", name], folder).status == .exited(0)) }
    let first = try folder.read(names[0])
    for name in names { #expect(try folder.read(name) == first) }
    let cast = try CastReplay(first)
    #expect(cast.kinds.contains("m") && cast.kinds.contains("r"))
    let screen = try headless(["--screen", "end"], folder).output
    #expect(cast.screen.text == screen.dropLast())
  }

  @Test func theLiveKeyboardEndsWithTheSameTextAndScreen() throws {
    let folder = try folder()
    let tape = Self.tape.replacing("resize 60x20\n", with: "")
    try folder.write(tape, to: "demo.tape")
    try folder.write(tape + "sleep 600s\n", to: "live.tape")
    let program = try TerminalProgram.keyline(
      ["play", "live.tape", "--speed", "10", "--record", "live.cast"], folder: folder)
    let screen = try headless(["--screen", "end"], folder).output
    try program.waitFor("the screen of the virtual keyboard") { $0.text == screen.dropLast() }
    try program.wait(for: "the cast to show it", within: TerminalProgram.patience) {
      try CastReplay(folder.read("live.cast")).history.contains(String(screen.dropLast()))
    }
    try program.type("\u{3}")
    #expect(try program.waitForExit() == .exited(130))
  }

  @Test(arguments: ["x.tape", "x", "x.gif"])
  func aTapeIsRecordedAsACastOnly(name: String) throws {
    let run = try headless(["--record", name], try folder())
    #expect(run.status == .exited(64) && run.errors.contains("a name that ends in .cast, for one tape"))
  }

  @Test func whatKeysCostIsATableOrJSON() throws {
    let folder = try folder()
    let table = try headless(["--bench"], folder)
    #expect(table.status == .exited(0) && table.output.hasPrefix("demo.tape: 14 keys\n"))
    for stage in ["reduce", "words", "frame", "paint", "whole"] {
      #expect(table.output.contains("  \(stage) "))
    }
    let check = """
      import json, sys
      tape, = json.load(sys.stdin)
      assert tape["keys"] == 14 and tape["bytes"]["median"] > 0 and tape["seconds"] > 2
      assert all(tape["stages"][s]["median"] <= tape["stages"][s]["longest"] for s in ["reduce", "frame", "paint"])
      """
    try folder.write(check, to: "check.py")
    let script = "'\(ExecutablePath.keyline())' play --headless --bench --json demo.tape | python3 check.py"
    #expect(try CommandRun(["/bin/sh", "-c", script], folder: folder).status == .exited(0))
  }
}
