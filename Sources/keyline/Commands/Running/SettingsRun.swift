import KeylineCore
import KeylineStore

/// `keyline settings`.
struct SettingsRun {
  let files: SettingsFiles
  /// Where the files lie that settings name.
  let folders: DataFolders

  /// One setting in machine-readable lists.
  private struct Row: Encodable {
    let name: String
    let value: String
    let source: String
    let meaning: String
  }

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: SettingsCommand) throws -> String {
    switch command {
    case .list(let json): return try list(json: json)
    case .get(let name, let json): return try get(name, json: json)
    case .set(let name, let value): return try set(name, to: value)
    case .reset(let name): return try reset(name)
    }
  }

  private func list(json: Bool) throws -> String {
    let settings = load()
    let rows = SettingDefinition.all.map { row($0, settings) }
    if json { return try JSONText.of(rows) }
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count + 2)
      return "\(row.name)\(padding)\(row.value)\(row.source == "default" ? "" : "  (\(row.source))")\n"
    }.joined()
  }

  private func get(_ name: String, json: Bool) throws -> String {
    let row = row(try definition(name), load())
    return json ? try JSONText.of(row) : row.value + "\n"
  }

  private func set(_ name: String, to text: String) throws -> String {
    let definition = try definition(name)
    let value: SettingValue
    do throws(SettingsProblem) { value = try definition.value(parsing: text, from: .flag) } catch {
      throw CommandFailure(message: error.sentence(from: name, name: ""))
    }
    if let problem = problem(with: value, of: definition) { throw CommandFailure(message: problem) }
    try write(name, value)
    return try warning(about: name)
  }

  /// Why a value would not do in the keyboard: a name that is missing or unreadable, a key that is taken.
  private func problem(with value: SettingValue, of definition: SettingDefinition) -> String? {
    var changed = files
    changed.flags = [definition.name: SettingFlag(option: definition.name, value: value.description)]
    // What was wrong before stays so, and is no reason against this value.
    let known = Set(files.load().problems)
    if let problem = changed.load().problems.first(where: { !known.contains($0) }) { return problem }
    switch (definition.kind, value) {
    case (.theme, .text(let theme)): return ThemeFiles(folders: folders).load(theme).problem
    case (.layouts, .list(let ids)): return LayoutFiles(folders: folders).load(ids).problems.first
    default: return nil
    }
  }

  private func reset(_ name: String) throws -> String {
    _ = try definition(name)
    try write(name, nil)
    return try warning(about: name)
  }

  private func write(_ name: String, _ value: SettingValue?) throws {
    guard let path = files.sharedPath else {
      throw CommandFailure(message: "There is no place for settings: set HOME or XDG_DATA_HOME.")
    }
    do { try SettingsFile(path: path).set(name, to: value) } catch {
      throw CommandFailure(message: error.message)
    }
    files.ping()
  }

  /// What to say when a higher source hides the value that was just written.
  private func warning(about name: String) throws -> String {
    let source = files.load().settings.source(of: name)
    guard source > .shared else { return "" }
    return "\(name) is also set (\(source.title)), and that goes first.\n"
  }

  /// The settings in force; what is wrong with their sources is said beside the answer.
  private func load() -> Settings {
    let (settings, problems) = files.load()
    for problem in problems { StandardError.write("keyline: " + problem) }
    return settings
  }

  private func definition(_ name: String) throws -> SettingDefinition {
    do throws(SettingsProblem) { return try SettingDefinition.find(name, in: .flag) } catch {
      throw CommandFailure(message: error.sentence(from: ""))
    }
  }

  private func row(_ definition: SettingDefinition, _ settings: Settings) -> Row {
    Row(
      name: definition.name,
      value: (settings.value(of: definition.name) ?? definition.standard).description,
      source: settings.source(of: definition.name).title, meaning: definition.meaning)
  }
}
