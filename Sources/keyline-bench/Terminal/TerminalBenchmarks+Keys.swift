import KeylineTestSupport

extension TerminalBenchmarks {
  /// Key to screen, bytes a key and memory, at both sizes.
  func latency() throws -> [Figure] {
    var figures: [Figure] = []
    for size in Self.sizes {
      let typists = try editors.map { editor in
        let program = try MeasuredProgram(editor, size: size)
        program.settle()
        return Typist(program, editor)
      }
      let results = Dictionary(uniqueKeysWithValues: zip(editors, LatencyRun.run(typists, keys: keys)))
      let keyline = results[.keyline]
      let nano = results[.nano]
      let place = "\(size.columns)x\(size.rows)"
      figures += [
        Figure(
          name: "key to screen, p50, \(place)", unit: "ms", keyline: keyline?.shown.median?.milliseconds,
          nano: nano?.shown.median?.milliseconds, must: .timesNano(1.5), goal: .timesNano(1),
          note: "\(keyline?.shown.count ?? 0) letters"),
        Figure(
          name: "key to screen, p99, \(place)", unit: "ms",
          keyline: keyline?.shown.percentile(0.99)?.milliseconds,
          nano: nano?.shown.percentile(0.99)?.milliseconds),
        Figure(
          name: "bytes a key, \(place)", unit: "bytes", keyline: keyline?.bytesPerKey,
          nano: nano?.bytesPerKey,
          must: .atMost(110), goal: .atMost(60)),
        Figure(
          name: "peak memory, \(place)", unit: "MiB", keyline: keyline.map { Double($0.peakMemory) / 1024 },
          nano: nano.map { Double($0.peakMemory) / 1024 }, must: .atMost(32), goal: .atMost(20),
          note: "all processes summed"),
      ]
    }
    return figures
  }

  /// Bytes a character when 40 characters arrive at once.
  func bursts() throws -> [Figure] {
    let found = try each { editor in
      let program = try MeasuredProgram(editor)
      program.settle()
      var words = SampleWords(seed: 2)
      var typed = 0
      var written = 0
      for _ in 0..<30 {
        var burst = ""
        while burst.count < 40 { burst += words.next() + " " }
        burst = String(burst.prefix(39)) + " "
        let before = program.byteCount
        program.type(Array(burst.utf8))
        program.collect(quiet: .milliseconds(30), within: .milliseconds(600)).forEach(program.show)
        typed += burst.count
        written += program.byteCount - before
        program.type([0x0D])
        program.collect(quiet: .milliseconds(30), within: .milliseconds(600)).forEach(program.show)
      }
      return Double(written) / Double(typed)
    }
    return [
      Figure(
        name: "bytes a character in a burst of 40", unit: "bytes", keyline: found[.keyline],
        nano: found[.nano],
        must: .atMost(10), goal: .atMost(3))
    ]
  }

  /// The time on a processor of 1,000 keys, each sent when the one before has been answered.
  func processorTime() throws -> [Figure] {
    let found = try each { editor in
      let program = try MeasuredProgram(editor)
      program.settle()
      var words = SampleWords(seed: 5)
      var typed = 0
      let before = ProcessCost(of: program.processes).processor
      while typed < 1000 {
        var line = ""
        while line.count < 50 { line += words.next() + " " }
        for key in line.utf8 + [0x0D] {
          program.type([key])
          program.collect(quiet: .milliseconds(1), within: .milliseconds(250)).forEach(program.show)
        }
        typed += line.utf8.count + 1
      }
      let spent = ProcessCost(of: program.processes).processor - before
      return spent.milliseconds / Double(typed) * 1000
    }
    return [
      Figure(
        name: "processor time of 1,000 keys", unit: "ms", keyline: found[.keyline], nano: found[.nano],
        must: .atMost(300), goal: .atMost(150))
    ]
  }
}
