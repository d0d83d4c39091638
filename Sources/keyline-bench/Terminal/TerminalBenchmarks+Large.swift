import Glibc
import KeylineTestSupport

extension TerminalBenchmarks {
  /// A megabyte pasted, with brackets and as bare keys, and what the saved file holds.
  func pastes() throws -> [Figure] {
    let text = LargeText.lines(byteCount: 1 << 20) + Array("the end".utf8)
    return try [true, false].map { isBracketed in
      let runs = try (0..<3).map { _ in try paste(text, isBracketed: isBracketed) }
      let isEqual = runs.allSatisfy(\.isEqual)
      return Figure(
        name: "paste of 1 MB, \(isBracketed ? "bracketed" : "raw")", unit: "s",
        keyline: Samples(runs.map(\.time)).median.map { $0 / .seconds(1) }, must: .atMost(1),
        goal: .atMost(0.2), note: isEqual ? "median of 3, saved files equal" : "**saved file differs**")
    }
  }

  private func paste(_ text: [UInt8], isBracketed: Bool) throws -> (time: Duration, isEqual: Bool) {
    let program = try MeasuredProgram(.keyline)
    program.settle()
    var keys = text.map { $0 == 0x0A ? 0x0D : $0 }
    if isBracketed { keys = Array("\u{1B}[200~".utf8) + keys + Array("\u{1B}[201~".utf8) }
    let start = ContinuousClock.now
    let chunks =
      program.pour(keys, within: .seconds(25))
      + program.collect(quiet: .milliseconds(350), within: .seconds(25), awaitsOutput: false)
    chunks.forEach(program.show)
    return ((chunks.last?.time ?? .now) - start, try isSaved(text, by: program))
  }

  private func isSaved(_ text: [UInt8], by program: MeasuredProgram) throws -> Bool {
    program.type([0x13])
    var file: [UInt8] = []
    for _ in 0..<60 where file.count < text.count {
      program.collect(quiet: .milliseconds(100), within: .milliseconds(100)).forEach(program.show)
      if access(program.folder.path(of: MeasuredProgram.document), F_OK) == 0 {
        file = try program.folder.read(MeasuredProgram.document)
      }
    }
    return file == text
  }

  /// A large file opened, and keys in what is large, held against keys in an empty document of the same run.
  func largeFiles() throws -> [Figure] {
    let file = LargeText.lines(byteCount: 100 << 20)
    var opened: [Duration] = []
    for _ in 0..<3 {
      let program = try MeasuredProgram(.keyline, document: file)
      opened += Self.firstFullFrame(of: program, quiet: .milliseconds(400)).map { [$0] } ?? []
    }
    let keys = try keysIn(documents: [nil, file, LargeText.line(byteCount: 1 << 20)])
    let more = keys.map { time in
      time.flatMap { $0 }.flatMap { one in keys[0].flatMap { $0 }.map { one - $0 } }
    }
    return [
      Figure(
        name: "open 100 MB", unit: "s", keyline: Samples(opened).median.map { $0 / .seconds(1) },
        must: .atMost(1),
        goal: .atMost(0.3), note: "median of 3"),
      Figure(
        name: "key at the end of 100 MB, above an empty document's", unit: "ms", keyline: more[1],
        must: .atMost(1), goal: .atMost(0.05), note: "difference of the p50s"),
      Figure(
        name: "key inside a 1 MB line, above an empty document's", unit: "ms", keyline: more[2],
        must: .atMost(1),
        goal: .atMost(0.05), note: "difference of the p50s"),
    ]
  }

  /// The median time of a key near the end of each document.
  private func keysIn(documents: [[UInt8]?]) throws -> [Double?] {
    let typists = try documents.map { document in
      let program = try MeasuredProgram(.keyline, document: document)
      program.settle()
      program.type(Editor.keyline.endKeys)
      program.settle(isStarting: false)
      // Inside the line, not behind it.
      for _ in 0..<40 where document != nil { program.type(Array("\u{1B}[D".utf8)) }
      program.settle(isStarting: false)
      return Typist(program, .keyline, breaksLines: false)
    }
    return LatencyRun.run(typists, keys: keys / 2).map { $0.shown.median?.milliseconds }
  }
}
