/// What tapes cost, as a table for people or as JSON for programs.
struct MeasurementReport {
  let tapes: [(path: String, measurement: TapeMeasurement)]

  /// A table for each tape: microseconds a key, and bytes.
  var text: String { tapes.map { Self.table($0.path, $0.measurement) }.joined(separator: "\n") }

  /// Every figure, as JSON.
  func json() throws -> String { try JSONText.of(tapes.map { TapeFigures($0.path, $0.measurement) }) }

  private static func table(_ path: String, _ measurement: TapeMeasurement) -> String {
    let figures = TapeFigures(path, measurement)
    var rows = [["", "median µs", "95 % µs", "longest µs"]]
    for stage in TapeMeasurement.Stage.allCases {
      if let times = figures.stages[stage.rawValue] { rows.append([stage.rawValue] + times.cells) }
    }
    rows.append(["whole"] + figures.whole.cells)
    let lines =
      ["\(path): \(figures.keys) keys"] + TextColumns.make(rows).map { "  " + $0 } + [
        "  bytes a key: \(figures.bytes.median) in the middle, \(figures.bytes.mean.short) on average, "
          + "\(figures.bytes.longest) at most",
        "  \(figures.seconds.short) s, played \(Int(figures.timesAsFast)) times as fast",
      ]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The figures of one tape, by the names that they have in JSON.
private struct TapeFigures: Encodable {
  struct Times: Encodable {
    let median, p95, longest: Double

    init(_ samples: Samples) {
      func microseconds(_ share: Double) -> Double {
        let value = samples.percentile(share)?.microseconds ?? 0
        return (value * 100).rounded() / 100
      }
      median = microseconds(0.5)
      p95 = microseconds(0.95)
      longest = microseconds(1)
    }

    var cells: [String] { [median.short, p95.short, longest.short] }
  }

  struct Bytes: Encodable {
    let median, longest: Int
    let mean: Double
  }

  let tape: String
  let keys: Int
  let seconds: Double
  let timesAsFast: Double
  let stages: [String: Times]
  let whole: Times
  let bytes: Bytes

  init(_ path: String, _ measurement: TapeMeasurement) {
    tape = path
    keys = measurement.keysARound
    seconds = measurement.duration / .seconds(1)
    timesAsFast = (measurement.duration / measurement.shortest).rounded()
    stages = Dictionary(
      uniqueKeysWithValues: measurement.stages.map { ($0.key.rawValue, Times($0.value)) })
    whole = Times(measurement.whole)
    let all = measurement.bytes
    let mean = all.isEmpty ? 0 : Double(all.reduce(0, +)) / Double(all.count)
    bytes = Bytes(
      median: all.isEmpty ? 0 : all[all.count / 2], longest: all.last ?? 0, mean: (mean * 10).rounded() / 10)
  }
}
