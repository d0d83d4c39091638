import KeylineTestSupport

extension TerminalBenchmarks {
  /// How many times a program writes to its terminal for a frame.
  func writes() throws -> [Figure] {
    let isTraced = ExecutablePath.isInstalled("strace")
    let found = try each { editor in
      isTraced ? try tracedWrites(of: editor) : try pieces(of: editor)
    }
    return [
      Figure(
        name: "writes to the terminal a frame", unit: "writes", keyline: found[.keyline] ?? nil,
        nano: found[.nano] ?? nil, must: .atMost(1), goal: .atMost(1),
        note: isTraced ? "counted by strace" : "at least; strace counts all")
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

  /// Types, and counts the pieces that arrive: several writes may arrive as one, never the other way round.
  private func pieces(of editor: Editor) throws -> Double? {
    let program = try MeasuredProgram(editor)
    program.settle()
    var typist = Typist(program, editor, breaksLines: false)
    for _ in 0..<40 { typist.typeKey() }
    return Double(typist.pieces) / Double(typist.keys)
  }
}
