import Glibc
import KeylineStore

// keyline-bench [KEYS [PART …]]: prints the tables of docs/benchmarks.md on standard output.
// keyline-bench profile FOLDER: types into a program that counts, which leaves its counts in FOLDER.
// keyline-bench order MAP: prints the order of functions for the linker, whose map of the program is in MAP.
// keyline-bench words FOLDER: prints the tables of words, measured on the texts in FOLDER.
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.count == 2, words[0] == "profile" {
    try KeyProfile.write(into: words[1])
  } else if words.count == 2, words[0] == "order" {
    let map = try Descriptor.open(words[1], O_RDONLY).readAll(limit: 1 << 30) ?? []
    print(try FunctionOrder(LinkMap(String(decoding: map, as: UTF8.self))).names.joined(separator: "\n"))
  } else if words.count == 2, words[0] == "words" {
    print(try WordsReport(folder: words[1]).tables())
  } else if let keys = words.isEmpty ? 300 : Int(words[0]), keys > 0,
    let parts = BenchmarkPart.named(Array(words.dropFirst()))
  {
    try printTables(of: parts, keys: keys)
  } else {
    let names = BenchmarkPart.allCases.map(\.rawValue).joined(separator: " ")
    StandardError.write("keyline-bench: give a number of keys, and parts out of: \(names)")
    exit(UsageError.exitStatus)
  }
} catch {
  StandardError.write("keyline-bench: \(error)")
  exit(1)
}

func printTables(of parts: [BenchmarkPart], keys: Int) throws {
  if parts.contains(.stages) {
    StandardError.write("measuring: stages")
    let table = try StagesReport(keys: keys).table()
    print("## Inside the keyboard\n\np50 / p99 in µs, \(keys) keys each.\n\n\(table)")
  }
  let benchmarks = TerminalBenchmarks(keys: keys)
  var table = Table(heads: TerminalBenchmarks.heads)
  for part in parts where part != .stages {
    StandardError.write("measuring: \(part.rawValue)")
    table.rows += try benchmarks.figures(of: part).map(\.cells)
  }
  if !table.rows.isEmpty {
    print("## In a terminal\n\n\(keys) keys where latency is measured.\n\n\(table.text)")
  }
}
