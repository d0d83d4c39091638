import KeylineCore
import KeylineScreen
import KeylineStore

/// `keyline layouts`.
struct LayoutsRun {
  let layouts: LayoutFiles

  /// One layout in machine-readable lists.
  private struct Row: Encodable {
    let id: String
    let name: String
    let locale: String
    let layout: String
  }

  /// The result of a check in machine-readable lists.
  private struct Check: Encodable {
    let file: String
    let problem: String?
  }

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: LayoutsCommand) throws -> String {
    switch command {
    case .list(let json): return try list(json: json)
    case .show(let id): return try show(id)
    case .check(let file, let json): return try check(file.map { [$0] }, json: json)
    case .test(let id, let json): return try test(id, json: json)
    }
  }

  private func list(json: Bool) throws -> String {
    let (found, problems) = layouts.load(layouts.ids)
    // One that cannot be used must not hide the others.
    for problem in problems { StandardError.write("keyline: " + problem) }
    let rows = found.map { Row(id: $0.id, name: $0.name, locale: $0.locale, layout: $0.layoutName) }
    if json { return try JSONText.of(rows) }
    return rows.map { "\($0.id)  \($0.layout)  \($0.locale)  \($0.name)\n" }.joined()
  }

  private func layout(_ id: String) throws -> Layout {
    let (found, problems) = layouts.load([id])
    guard let layout = found.first else { throw CommandFailure(message: problems.first ?? id) }
    return layout
  }

  /// Every layer as it is drawn, at a size that shows it whole.
  private func show(_ id: String) throws -> String {
    let layout = try layout(id)
    return layout.layers.map { layer in
      let rows = layer.rows.map { row in
        row.compactMap { layout.key($0) }.map { key in
          key.label.isEmpty ? "<\(key.role.rawValue)>" : key.label
        }.joined(separator: " ")
      }
      return "\(layer.id)\n" + rows.map { "  \($0)\n" }.joined()
    }.joined()
  }

  private func check(_ files: [String]?, json: Bool) throws -> String {
    let checks = try files.map { try $0.flatMap(check(file:)) } ?? layouts.ids.flatMap(check(id:))
    let problems = checks.compactMap(\.problem)
    guard let first = problems.first else {
      return json ? try JSONText.of(checks) : checks.map { "\($0.file): no problem found\n" }.joined()
    }
    throw CommandFailure(
      message: first, details: Array(problems.dropFirst()), output: json ? try JSONText.of(checks) : "")
  }

  private func check(id: String) -> [Check] {
    let problems = layouts.problems(of: id)
    return problems.isEmpty ? [Check(file: id, problem: nil)] : problems.map { Check(file: id, problem: $0) }
  }

  private func check(file: String) throws -> [Check] {
    let bytes: [UInt8]?
    do { bytes = try AtomicFile(file).read() } catch {
      throw CommandFailure(message: error.message)
    }
    guard let bytes else { throw CommandFailure(message: "\(file): there is no such file.") }
    let problems = LayoutFiles.problems(in: bytes, file: file)
    return problems.isEmpty
      ? [Check(file: file, problem: nil)] : problems.map { Check(file: file, problem: $0) }
  }

  /// Tests one layout, or all that have tests.
  private func test(_ id: String?, json: Bool) throws -> String {
    let tests = LayoutTestFiles(layouts: layouts)
    let ids = id.map { [$0] } ?? layouts.ids.filter(tests.exist)
    let reports = try ids.map { try tests.report(on: layout($0)) }
    if let failure = reports.flatMap(\.failures).first { throw CommandFailure(message: failure.description) }
    let results = reports.map { Check(file: $0.layoutID, problem: nil) }
    return json ? try JSONText.of(results) : reports.map { $0.description + "\n" }.joined()
  }
}
