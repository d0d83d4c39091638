/// The setting of emulation.
extension SettingDefinition {
  static let emulation = [
    SettingDefinition(
      "emulate", .rules, .list([]), "Treat the keyboard as a phone does: rules, to try how that is.")
  ]
}
