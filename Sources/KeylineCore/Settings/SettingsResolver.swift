/// Gathers values from the highest source to the lowest; the first value of a setting holds.
struct SettingsResolver {
  private(set) var values: [String: SettingValue] = [:]
  private(set) var sources: [String: SettingSource] = [:]
  private(set) var problems: [SettingsProblem] = []
  private(set) var lastLayout: String?
  private let names: SettingNames
  private let previous: Settings?

  /// What the keyboard may remember by itself; everything else in `preferences.json` is refused.
  static let preferenceNames: Set<String> = ["theme", "mouse"]
  /// The member of `preferences.json` that is no setting.
  static let lastLayoutName = "lastLayout"
  /// Variables of the same prefix that are no settings.
  private static let otherVariables: Set<String> = ["KEYLINE_DATA_DIR", "KEYLINE_FUZZ"]

  private static let byVariable = Dictionary(
    SettingDefinition.all.map { ($0.environmentName, $0) }, uniquingKeysWith: { first, _ in first })

  init(names: SettingNames, previous: Settings?) {
    self.names = names
    self.previous = previous
  }

  mutating func read(flags: [String: String]) {
    for (name, text) in flags.sorted(by: { $0.key < $1.key }) {
      attempt(name, .flag) { () throws(SettingsProblem) in
        let definition = try SettingDefinition.find(name, in: .flag)
        return (definition, try definition.value(parsing: text, from: .flag))
      }
    }
  }

  mutating func read(environment: [String: String]) {
    for (variable, text) in environment.sorted(by: { $0.key < $1.key }) {
      guard variable.hasPrefix("KEYLINE_"), !Self.otherVariables.contains(variable) else { continue }
      // An empty variable is as good as none, as everywhere.
      if text.isEmpty { continue }
      attempt(variable, .environment) { () throws(SettingsProblem) in
        guard let definition = Self.byVariable[variable] else {
          let nearest = NearestName.find(variable, in: Self.byVariable.keys.sorted())
          throw SettingsProblem(
            source: .environment, name: variable, reason: "there is no such setting", nearest: nearest)
        }
        return (definition, try definition.value(parsing: text, from: .environment, writtenAs: variable))
      }
    }
  }

  mutating func read(_ bytes: [UInt8]?, as source: SettingSource) {
    guard let bytes else { return }
    let document: SettingsDocument
    do throws(SettingsDocumentError) {
      document = try SettingsDocument(bytes)
      // People write the configuration, and no program of another version does.
      if source != .config { try document.checkVersion() }
    } catch {
      problems.append(SettingsProblem(source: source, name: "", reason: error.clause + "; it is left unused"))
      for name in (previous?.sources ?? [:]).keys.sorted() { keepLastGood(name, source) }
      return
    }
    for name in document.repeatedNames {
      problems.append(
        SettingsProblem(source: source, name: name, reason: "is there twice; one is left unused"))
    }
    for (name, value) in document.entries where name != SettingsDocument.versionName || source == .config {
      if source == .preferences, name == Self.lastLayoutName {
        if case .text(let id) = value { lastLayout = id }
        continue
      }
      attempt(name, source) { () throws(SettingsProblem) in
        let definition = try SettingDefinition.find(name, in: source)
        if source == .preferences, !Self.preferenceNames.contains(name) {
          throw SettingsProblem(source: source, name: name, reason: "cannot be set here; use config.json")
        }
        return (definition, try definition.value(reading: value, from: source))
      }
    }
  }

  /// Takes what a source says, where it can be used.
  private mutating func attempt(
    _ written: String, _ source: SettingSource,
    _ read: () throws(SettingsProblem) -> (SettingDefinition, SettingValue)
  ) {
    do throws(SettingsProblem) {
      let (definition, value) = try read()
      let (usable, faults) = names.check(value, of: definition.kind)
      problems += faults.map {
        SettingsProblem(source: source, name: written, reason: $0.reason, nearest: $0.nearest)
      }
      if let usable { put(usable, definition.name, source) } else { keepLastGood(definition.name, source) }
    } catch {
      problems.append(error)
      keepLastGood(Self.byVariable[written]?.name ?? written, source)
    }
  }

  private mutating func put(_ value: SettingValue, _ name: String, _ source: SettingSource) {
    guard values[name] == nil else { return }
    values[name] = value
    sources[name] = source
  }

  /// Goes on with what a source said before it became unusable.
  private mutating func keepLastGood(_ name: String, _ source: SettingSource) {
    guard let previous, previous.sources[name] == source, let value = previous.values[name] else { return }
    put(value, name, source)
  }
}
