import Glibc
import KeylineTestSupport

// keyline-bench [KEYS]: prints the tables of docs/benchmarks.md on standard output.
let keys = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300
let progress: (String) -> Void = { part in StandardError.write("measuring: \(part)") }
do {
  print("## Inside the keyboard\n\np50 / p99 in µs, \(keys) keys each.\n")
  progress("stages of a key")
  print(try StagesReport(keys: keys).table())
  print("## In a terminal\n\n\(keys) keys where latency is measured.\n")
  var table = Table(heads: TerminalBenchmarks.heads)
  table.rows = try TerminalBenchmarks(keys: keys).figures(progress: progress).map(\.cells)
  print(table.text)
} catch {
  StandardError.write("keyline-bench: \(error)")
  exit(1)
}
