import KeylineTestSupport

extension TerminalBenchmarks {
  /// How many times a program writes to its terminal for a frame.
  func writes() throws -> [Figure] {
    let isTraced = ExecutablePath.isInstalled("strace")
    let found = try each { editor in
      isTraced ? try tracedWrites(of: editor) : try countedWrites(of: editor)
    }
    return [
      Figure(
        name: "writes to the terminal a frame", unit: "writes", keyline: found[.keyline] ?? nil,
        nano: found[.nano] ?? nil, must: .atMost(1), goal: .atMost(1),
        note: isTraced ? "counted by strace" : "counted by the kernel")
    ]
  }

  /// Types under strace, and counts the writes that went to the terminal.
  private func tracedWrites(of editor: Editor) throws -> Double? {
    let trace = "trace"
    let program = try MeasuredProgram(editor) { folder in
      [
        "strace", "-f", "-qq", "-y", "-e", "trace=write,writev", "-e", "signal=none", "-o",
        folder.path(of: trace),
      ]
    }
    program.settle()
    var typist = Typist(program, editor, breaksLines: false)
    for _ in 0..<8 { typist.typeKey() }
    typist.forget()
    let before = try terminalWrites(of: program, in: trace)
    for _ in 0..<40 { typist.typeKey() }
    return Double(try terminalWrites(of: program, in: trace) - before) / Double(typist.keys)
  }

  /// The lines of a trace that tell of a write to the program's terminal, by either of its names.
  private func terminalWrites(of program: MeasuredProgram, in trace: String) throws -> Int {
    let lines = try program.folder.read(trace).split(separator: 0x0A)
    return lines.map { String(decoding: $0, as: UTF8.self) }.count { line in
      line.contains("write") && (line.contains("</dev/tty") || line.contains("<\(program.terminalPath)"))
        && !line.contains("resumed>")
    }
  }

  /// Moves the cursor, which writes no draft, and takes the kernel's count of all writes.
  private func countedWrites(of editor: Editor) throws -> Double? {
    let program = try MeasuredProgram(editor, document: Array("some words\n".utf8))
    program.settle()
    let before = ProcessCost(of: program.processes).writes
    let steps = ["\u{1B}[D", "\u{1B}[C"]
    for key in 0..<40 {
      program.type(Array(steps[key % 2].utf8))
      program.collect(quiet: .milliseconds(15), within: .milliseconds(600)).forEach(program.show)
    }
    // The kernel tells only root about a process that keeps its memory to itself.
    let writes = ProcessCost(of: program.processes).writes - before
    return writes > 0 ? Double(writes) / 40 : nil
  }
}
