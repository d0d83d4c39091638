/// One row of the table of settings.
public struct SettingDefinition: Hashable, Sendable {
  /// The name, such as `keys.flash`.
  public let name: String
  /// The values it takes.
  public let kind: SettingKind
  /// The value when no source sets it.
  public let standard: SettingValue
  /// What it does, in one sentence.
  public let meaning: String

  init(_ name: String, _ kind: SettingKind, _ standard: SettingValue, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.meaning = meaning
  }

  /// Every setting, bindings last, in the order in which they are listed.
  public static let all = plain + words + ai + recording + score + emulation + bindings

  /// The definition of a name, nil when there is no such setting.
  public static func named(_ name: String) -> SettingDefinition? { byName[name] }

  /// The variable of the environment that sets it: `KEYLINE_`, then the name in capitals with `_` for each
  /// dot and before each inner capital (`doubleSpacePeriod`: `KEYLINE_DOUBLE_SPACE_PERIOD`).
  public var environmentName: String {
    var result = "KEYLINE_"
    for character in name {
      if character == "." {
        result += "_"
      } else {
        if character.isUppercase { result += "_" }
        result += character.uppercased()
      }
    }
    return result
  }

  private static let plain = [
    SettingDefinition(
      "keyboards", .layouts, .list(["qwerty-en", "azerty-fr", "qwertz-de", "qwerty-es"]),
      "The enabled keyboards by layout id, in the order in which F9 goes through them."),
    SettingDefinition("autocapitalize", .flag, .flag(true), "Begin sentences with a capital."),
    SettingDefinition("doubleSpacePeriod", .flag, .flag(true), "Two spaces after a word make a full stop."),
    SettingDefinition("smartSpacing", .flag, .flag(true), "Take back the space before punctuation."),
    SettingDefinition(
      "theme", .theme, .text("dark"), "The colours: dark, light, mono or a theme of your own."),
    SettingDefinition(
      "labels", .choice(["unicode", "ascii"]), .text("unicode"), "How special keys are labelled."),
    SettingDefinition("keys.flash", .flag, .flag(true), "Light the drawn key that was pressed."),
    SettingDefinition(
      "keys.height", .choice(KeyHeight.allCases.map(\.rawValue)), .text(KeyHeight.automatic.rawValue),
      "The lines of one row of drawn keys."),
    SettingDefinition("mouse", .flag, .flag(true), "Use the mouse; off leaves it to the terminal."),
  ]

  private static let bindings = ActionID.allCases.map { action in
    SettingDefinition(
      "bindings.\(action.rawValue)", .chords, .list(action.defaultChords.map(\.notation)),
      "The keys for: \(action.title).")
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
