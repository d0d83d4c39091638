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
    case .test(let id, let json): return try test(id.map { [$0] } ?? layouts.ids, json: json)
    }
  }

  private func list(json: Bool) throws -> String {
    let rows = try layouts.ids.map(layout).map {
      Row(id: $0.id, name: $0.name, locale: $0.locale, layout: $0.layoutName)
    }
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
    let checks = try files.map { try $0.map(check(file:)) } ?? layouts.ids.map(check(id:))
    let output =
      json
      ? try JSONText.of(checks)
      : checks.map { $0.problem.map { $0 + "\n" } ?? "\($0.file): no problem found\n" }.joined()
    if let problem = checks.compactMap(\.problem).first {
      throw CommandFailure(message: problem)
    }
    return output
  }

  private func check(id: String) -> Check {
    Check(file: id, problem: layouts.load([id]).problems.first)
  }

  private func check(file: String) throws -> Check {
    let bytes: [UInt8]?
    do { bytes = try AtomicFile(file).read(limit: LayoutReader.limit) } catch {
      throw CommandFailure(message: error.message)
    }
    guard let bytes else { throw CommandFailure(message: "\(file): there is no such file.") }
    return Check(file: file, problem: problem(in: bytes, file: file))
  }

  private func problem(in bytes: [UInt8], file: String) -> String? {
    do throws(LayoutError) {
      _ = try LayoutReader.read(bytes, file: file)
      return nil
    } catch {
      return error.description
    }
  }

  private func test(_ ids: [String], json: Bool) throws -> String {
    let results = try ids.map { id in
      Check(file: id, problem: try LayoutTestFiles(layouts: layouts).failure(of: try layout(id)))
    }
    if let failure = results.compactMap(\.problem).first { throw CommandFailure(message: failure) }
    return json ? try JSONText.of(results) : results.map { "\($0.file): passed\n" }.joined()
  }
}
