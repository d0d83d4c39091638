/// The settings of recordings.
extension SettingDefinition {
  static let recording = [
    SettingDefinition(
      "recording.idleSeconds", .number(0...600), .number(2),
      "Players shorten longer pauses of a recording to this; 0 keeps them."),
    SettingDefinition(
      "recording.input", .flag, .flag(false), "Record the bytes of the keys, too, not only what is seen."),
  ]
}
