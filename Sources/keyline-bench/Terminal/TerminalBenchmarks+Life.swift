import KeylineTestSupport

extension TerminalBenchmarks {
  /// From the start to the first frame that shows all that is there once the program waits.
  func starts() throws -> [Figure] {
    var times: [Editor: [Duration]] = [:]
    for turn in 0..<10 {
      for editor in editors {
        let program = try MeasuredProgram(editor)
        let time = Self.firstFullFrame(of: program, quiet: .milliseconds(150))
        // The first brings the program's files into memory.
        if turn > 0 { times[editor, default: []] += time.map { [$0] } ?? [] }
      }
    }
    let found = times.mapValues { Samples($0).median?.milliseconds }
    return [
      Figure(
        name: "start to first full frame", unit: "ms", keyline: found[.keyline] ?? nil,
        nano: found[.nano] ?? nil,
        must: .atMost(40), goal: .timesNano(1), note: "median of 9")
    ]
  }

  /// The time from the start to the read after which the screen shows what it shows in the end.
  static func firstFullFrame(of program: MeasuredProgram, quiet: Duration) -> Duration? {
    let chunks = program.collect(quiet: quiet, within: .seconds(20), isAnswering: true)
    let final = program.screen.text
    let replay = TerminalScreen(size: program.screen.size)
    for chunk in chunks {
      _ = replay.feed(chunk.bytes)
      if replay.text == final { return chunk.time - program.start }
    }
    return nil
  }

  /// What a program does when nobody does anything.
  func idle() throws -> [Figure] {
    let seconds = 3.0
    let found = try each { editor in
      let program = try MeasuredProgram(editor)
      program.settle()
      program.type(Array("hello world".utf8))
      // What is still to be synced and said has been by then.
      program.collect(quiet: .milliseconds(2500), within: .seconds(10)).forEach(program.show)
      let before = ProcessCost(of: program.processes).switches
      let bytes = program.byteCount
      _ = program.collect(quiet: .seconds(seconds), within: .seconds(seconds))
      let woken = ProcessCost(of: program.processes).switches - before
      return (wakes: Double(woken) / seconds, bytes: Double(program.byteCount - bytes) / seconds)
    }
    return [
      Figure(
        name: "idle: wake-ups a second", unit: "/s", keyline: found[.keyline]?.wakes,
        nano: found[.nano]?.wakes,
        must: .atMost(0), goal: .atMost(0), note: "over 3 s"),
      Figure(
        name: "idle: bytes a second", unit: "/s", keyline: found[.keyline]?.bytes, nano: found[.nano]?.bytes,
        must: .atMost(0), goal: .atMost(0)),
    ]
  }
}
