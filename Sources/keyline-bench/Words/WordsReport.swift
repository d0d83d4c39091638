import KeylineCore
import KeylinePrediction
import KeylineStore

/// The tables of how many keystrokes words save, and how well typos are corrected.
struct WordsReport {
  let texts: WordTexts
  private let data = DataFolders(
    environment: Environment.current, executable: Environment.executable)

  init(folder: String) { texts = WordTexts(folder: folder) }

  /// Measures all sets.
  ///
  /// - Returns: The tables.
  /// - Throws: `WordModels.Failure` where a set's language has no model, `SystemError` where a set cannot be read.
  func tables() throws -> String {
    var saved = Table(heads: [
      "text", "lines", "saved, 3 words %", "5 words %", "no repeats, 3 words %", "an answer, p50 / p99 µs",
    ])
    for (name, lines) in try texts.sets(of: "text", suffix: ".txt") {
      StandardError.write("measuring: \(name)")
      saved.rows.append(
        [name, "\(lines.count)"] + (try savings(of: lines, language: Self.language(of: name))))
    }
    var corrected = Table(heads: [
      "typos", "rows", "first %", "among three %", "changed rightly %", "changed wrongly %",
    ])
    for (name, rows) in try texts.sets(of: "typos", suffix: ".tsv") {
      StandardError.write("measuring: \(name)")
      corrected.rows.append(
        [name, "\(rows.count)"] + (try corrections(of: rows, language: Self.language(of: name))))
    }
    var destroyed = Table(heads: ["right words", "rows", "changed %"])
    for (name, rows) in try texts.sets(of: "clean", suffix: ".tsv") {
      StandardError.write("measuring: \(name)")
      destroyed.rows.append([name, "\(rows.count)", try changes(of: rows, language: Self.language(of: name))])
    }
    return "## Keystrokes saved\n\n\(saved.text)\n## Corrections\n\n\(corrected.text)\n\(destroyed.text)"
  }

  private static func language(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  // MARK: Completions

  private func savings(of lines: [String], language: String) throws(WordModels.Failure) -> [String] {
    let model = try WordModels(folders: data).model(of: language)
    let plain = Self.type(lines, with: model, options: [])
    let unrepeated = Self.type(lines, with: model, options: .noRepeats)
    let times = Samples(plain.times)
    let microseconds = [0.5, 0.99].map { times.percentile($0)?.microseconds.short ?? "-" }
    return [plain.saved[0], plain.saved[1], unrepeated.saved[0]].map(\.short) + [
      microseconds.joined(separator: " / ")
    ]
  }

  /// Types lines with three and with five candidates of the same answers.
  private static func type(
    _ lines: [String], with model: LanguageModel, options: WordOptions
  ) -> (saved: [Double], times: [Duration]) {
    var predictor = WordPredictor(models: [model])
    var times: [Duration] = []
    var keys = [0, 0]
    var characters = 0
    let clock = ContinuousClock()
    for line in lines {
      var known: [[String]: [String]] = [:]
      let line = Array(line)
      characters += line.count
      for (index, places) in [3, 5].enumerated() {
        keys[index] += RationalTypist(places: places).keystrokes(for: line) { context, prefix in
          if let answer = known[[context, prefix]] { return answer }
          let query = WordQuery(context: context, word: prefix, count: 5, options: options)
          let start = clock.now
          let answer = predictor.answer(query).candidates.map(\.text)
          times.append(clock.now - start)
          known[[context, prefix]] = answer
          return answer
        }
      }
    }
    return (keys.map { characters == 0 ? 0 : 100 * (1 - Double($0) / Double(characters)) }, times)
  }

  // MARK: Corrections

  private func corrector(of language: String) throws(WordModels.Failure) -> Corrector {
    let keys = LayoutFiles(folders: data).layout(of: language).map { KeyProximity(layout: $0) }
    return Corrector(model: try WordModels(folders: data).model(of: language), keys: keys)
  }

  /// How often the intended word is first and among the first three, and what would be changed unasked.
  private func corrections(of rows: [String], language: String) throws(WordModels.Failure) -> [String] {
    let corrector = try corrector(of: language)
    var counts = [0, 0, 0, 0]
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1 else { continue }
      let intended = Set(fields[1].lowercased().split(separator: "|").map(String.init))
      let correction = corrector.correct(
        WordQuery(context: fields.count > 2 ? fields[2] : "", word: fields[0]))
      let candidates = correction.candidates.prefix(3).map { $0.text.lowercased() }
      counts[0] += candidates.first.map { intended.contains($0) ? 1 : 0 } ?? 0
      counts[1] += candidates.contains(where: intended.contains) ? 1 : 0
      guard let change = correction.autocorrection?.lowercased(), change != fields[0].lowercased() else {
        continue
      }
      counts[intended.contains(change) ? 2 : 3] += 1
    }
    return counts.map { Self.share($0, of: rows) }
  }

  /// How many right words would be changed unasked, but for their case.
  private func changes(of rows: [String], language: String) throws(WordModels.Failure) -> String {
    let corrector = try corrector(of: language)
    let changed = rows.count { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let correction = corrector.correct(
        WordQuery(context: fields.count > 1 ? fields[1] : "", word: fields[0]))
      return correction.autocorrection.map { $0.lowercased() != fields[0].lowercased() } ?? false
    }
    return Self.share(changed, of: rows)
  }

  private static func share(_ count: Int, of rows: [String]) -> String {
    rows.isEmpty ? "-" : (100 * Double(count) / Double(rows.count)).short
  }
}
