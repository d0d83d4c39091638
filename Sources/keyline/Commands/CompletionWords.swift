import KeylineCore

/// The words that can follow a command, as all shells complete them.
enum CompletionWords {
  /// The fixed words among what a command takes: its subcommands, and the values that are a closed list.
  ///
  /// - Parameter command: The command's description.
  /// - Returns: The words in the order of the description.
  static func afterCommand(_ command: CommandDescription) -> [String] {
    command.listedSubcommands.map(\.name)
      + command.operands.flatMap { operand in
        switch operand.value {
        case .setting: SettingDefinition.all.map(\.name)
        case .shell: Shell.allCases.map(\.rawValue)
        case .command: CommandDescription.keyline.listedSubcommands.map(\.name)
        default: [String]()
        }
      }
  }
}
