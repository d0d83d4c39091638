/// Gathers values from the highest source to the lowest; the first value of a setting holds.
struct SettingsResolver {
  private(set) var values: [String: SettingValue] = [:]
  private(set) var sources: [String: SettingSource] = [:]
  private(set) var problems: [SettingsProblem] = []
  private(set) var lastLayout: String?

  /// What the keyboard may remember by itself; everything else in `preferences.json` is refused.
  static let preferenceNames: Set<String> = ["theme", "mouse"]
  /// The member of `preferences.json` that is no setting.
  static let lastLayoutName = "lastLayout"
  /// The member that every stored document has.
  private static let versionName = "version"
  /// Variables of the same prefix that are no settings.
  private static let otherVariables: Set<String> = ["KEYLINE_DATA_DIR", "KEYLINE_FUZZ"]

  private static let byVariable = Dictionary(
    SettingDefinition.all.map { ($0.environmentName, $0) }, uniquingKeysWith: { first, _ in first })

  mutating func read(flags: [String: String]) {
    for (name, text) in flags.sorted(by: { $0.key < $1.key }) {
      attempt { () throws(SettingsProblem) in
        let definition = try SettingDefinition.find(name, in: .flag)
        return (name, try definition.value(parsing: text, from: .flag), .flag)
      }
    }
  }

  mutating func read(environment: [String: String]) {
    for (variable, text) in environment.sorted(by: { $0.key < $1.key }) {
      guard variable.hasPrefix("KEYLINE_"), !Self.otherVariables.contains(variable) else { continue }
      attempt { () throws(SettingsProblem) in
        guard let definition = Self.byVariable[variable] else {
          let nearest = NearestName.find(variable, in: Self.byVariable.keys.sorted())
          throw SettingsProblem(
            source: .environment, name: variable, reason: "there is no such setting", nearest: nearest)
        }
        let value = try definition.value(parsing: text, from: .environment, writtenAs: variable)
        return (definition.name, value, .environment)
      }
    }
  }

  mutating func read(_ bytes: [UInt8]?, as source: SettingSource) {
    guard let bytes else { return }
    let document: SettingsDocument
    do throws(SettingsDocumentError) {
      document = try SettingsDocument(bytes)
    } catch {
      let reason = error == .notJSON ? "is not valid JSON; it is left unused" : "must be one object { … }"
      problems.append(SettingsProblem(source: source, name: "", reason: reason))
      return
    }
    for (name, value) in document.entries where name != Self.versionName || source == .config {
      if source == .preferences, name == Self.lastLayoutName {
        if case .text(let id) = value { lastLayout = id }
        continue
      }
      attempt { () throws(SettingsProblem) in
        let definition = try SettingDefinition.find(name, in: source)
        if source == .preferences, !Self.preferenceNames.contains(name) {
          throw SettingsProblem(source: source, name: name, reason: "cannot be set here; use config.json")
        }
        return (name, try definition.value(reading: value, from: source), source)
      }
    }
  }

  private mutating func attempt(
    _ read: () throws(SettingsProblem) -> (String, SettingValue, SettingSource)
  ) {
    do throws(SettingsProblem) {
      let (name, value, source) = try read()
      if values[name] == nil {
        values[name] = value
        sources[name] = source
      }
    } catch {
      problems.append(error)
    }
  }
}
