import KeylineCore
import KeylineStore

/// The table of what a key costs inside the keyboard.
struct StagesReport {
  /// How many keys are typed into each document.
  let keys: Int

  /// Types into all documents on screens of two sizes.
  ///
  /// - Returns: The table.
  /// - Throws: What keeps the painter from starting.
  func table() throws -> String {
    let data = DataFolders(environment: [:], executable: Environment.executable)
    var table = Table(heads: ["a key in", "screen", "reduce", "frame", "paint", "all three", "× empty"])
    let samples = [WritingSample.empty] + WritingSample.paragraphs + WritingSample.large
    for size in [ScreenSize(columns: 80, rows: 24), ScreenSize(columns: 200, rows: 50)] {
      var empty: Duration?
      for sample in samples {
        let stages = try KeyStages(typing: sample, size: size, keys: keys, data: data)
        empty = empty ?? stages.whole.median
        let ratio = stages.whole.median.flatMap { whole in empty.map { (whole / $0).short } } ?? "-"
        table.rows.append(
          [sample.name, "\(size.columns)x\(size.rows)"]
            + [stages.reduce, stages.frame, stages.paint, stages.whole].map(words) + [ratio])
      }
    }
    return table.text
  }

  private func words(_ samples: Samples) -> String {
    [0.5, 0.99].map { samples.percentile($0).map { $0.microseconds.rounded().short } ?? "-" }
      .joined(separator: " / ")
  }
}
