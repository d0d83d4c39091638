/// Turning what people wrote into values, or into problems that say what to write.
extension SettingDefinition {
  /// The definition of a name.
  ///
  /// - Throws: `SettingsProblem` that names the nearest setting.
  public static func find(_ name: String, in source: SettingSource) throws(SettingsProblem) -> Self {
    if let definition = named(name) { return definition }
    let nearest = NearestName.find(name, in: all.lazy.map(\.name))
    throw SettingsProblem(source: source, name: name, reason: "there is no such setting", nearest: nearest)
  }

  /// The value that a text stands for.
  ///
  /// - Parameters:
  ///   - text: The value as written.
  ///   - source: Where it was written.
  ///   - written: What the setting is called there, when that is not its own name.
  /// - Returns: The value.
  /// - Throws: `SettingsProblem` that says what the setting takes.
  public func value(
    parsing text: String, from source: SettingSource, writtenAs written: String? = nil
  ) throws(SettingsProblem) -> SettingValue {
    if let value = SettingValue(parsing: text, as: kind) { return value }
    throw wrongKind(source, writtenAs: written, nearest: nearestWord(to: text))
  }

  /// The value that a member of a document stands for.
  ///
  /// - Throws: `SettingsProblem` that says what the setting takes.
  func value(
    reading value: SettingsDocument.Value, from source: SettingSource
  ) throws(SettingsProblem) -> SettingValue {
    switch (value, kind) {
    case (.flag(let isOn), .flag): return .flag(isOn)
    case (.list(let parts), .layouts) where !parts.isEmpty && !parts.contains(""): return .list(parts)
    case (.list(let parts), .chords): return .list(parts)
    case (.list(let parts), .rules):
      return try self.value(parsing: parts.isEmpty ? "none" : parts.joined(separator: ","), from: source)
    case (.list(let parts), .languages):
      guard let languages = LanguageCode.list(parts) else { throw wrongKind(source) }
      return .list(languages)
    case (.number(let number), .choice), (.number(let number), .number):
      return try self.value(parsing: JSONValue.text(of: number), from: source)
    case (.text(let text), _): return try self.value(parsing: text, from: source)
    default: throw wrongKind(source)
    }
  }

  private func wrongKind(
    _ source: SettingSource, writtenAs written: String? = nil, nearest: String? = nil
  ) -> SettingsProblem {
    let reason = "must be \(kind.expectation)"
    return SettingsProblem(source: source, name: written ?? name, reason: reason, nearest: nearest)
  }

  private func nearestWord(to text: String) -> String? {
    switch kind {
    case .choice(let words): return NearestName.find(text, in: words)
    case .rules:
      return SettingValue.parts(of: text).first { EmulationRule($0) == nil }.flatMap(EmulationRule.nearest)
    case .flag: return NearestName.find(text, in: ["on", "off", "true", "false", "yes", "no"])
    default: return nil
    }
  }
}
