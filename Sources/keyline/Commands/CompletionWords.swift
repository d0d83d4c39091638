import KeylineCore

/// The words that can follow a command, as all shells complete them.
enum CompletionWords {
  /// The fixed words among what a command takes: its subcommands, and the values that are a closed list.
  ///
  /// - Parameter command: The command's description.
  /// - Returns: The words in the order of the description.
  static func afterCommand(_ command: CommandDescription) -> [String] {
    command.listedSubcommands.map(\.name)
      + command.operands.flatMap { of($0.value) }
  }

  /// The words that a value can be, where they are a closed list.
  ///
  /// - Parameter kind: The kind of value.
  /// - Returns: The words; none for a value of any other kind.
  static func of(_ kind: ValueKind) -> [String] {
    switch kind {
    case .setting: SettingDefinition.all.map(\.name)
    case .shell: Shell.allCases.map(\.rawValue)
    case .command: CommandDescription.keyline.listedSubcommands.map(\.name)
    case .provider: ProviderID.allCases.map(\.rawValue)
    case .purpose: Purpose.words
    case .onOff: ["on", "off"]
    case .file, .cast, .layout, .layouts, .theme, .screen, .tape, .factor, .count, .languages, .rules,
      .settingValue,
      .word,
      .shortcut, .newShortcut, .text:
      []
    }
  }
}
