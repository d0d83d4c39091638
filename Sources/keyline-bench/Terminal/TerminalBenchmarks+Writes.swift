import Glibc
import KeylineTestSupport

extension TerminalBenchmarks {
  /// How many times a program writes to its terminal for a key, counted by strace.
  func writes() throws -> [Figure] {
    let found = try each { editor in try writesPerKey(of: editor) }
    return [
      Figure(
        name: "writes to the terminal a frame", unit: "writes", keyline: found[.keyline] ?? nil,
        nano: found[.nano] ?? nil, must: .atMost(1), goal: .atMost(1),
        note: found[.keyline] == .some(nil) ? "needs strace" : "counted by strace")
    ]
  }

  private func writesPerKey(of editor: Editor) throws -> Double? {
    let trace = "trace"
    guard access("/usr/bin/strace", X_OK) == 0 else { return nil }
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
    let before = try writesToTerminal(of: program, trace)
    for _ in 0..<40 { typist.typeKey() }
    return Double(try writesToTerminal(of: program, trace) - before) / Double(typist.keys)
  }

  /// Counts the lines of a trace that tell of a write to the program's terminal, by either of its names.
  private func writesToTerminal(of program: MeasuredProgram, _ trace: String) throws -> Int {
    let lines = try program.folder.read(trace).split(separator: 0x0A).map {
      String(decoding: $0, as: UTF8.self)
    }
    return lines.count { line in
      line.contains("write") && (line.contains("</dev/tty") || line.contains("<\(program.terminalPath)"))
        && !line.contains("resumed>")
    }
  }
}
