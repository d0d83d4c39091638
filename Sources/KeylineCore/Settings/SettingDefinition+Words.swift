/// The settings of words on the device.
extension SettingDefinition {
  static let words = [
    SettingDefinition(
      "suggestions.words", .flag, .flag(true), "Offer words above the keys at every key, and correct words."),
    SettingDefinition(
      "languages", .languages, .list([SettingValue.automatic]),
      "The languages that words are suggested in, at most three; that of the drawn keyboard by default."),
    SettingDefinition(
      "autocorrect", .flag, .flag(true), "Correct a misspelled word when a space or a stop ends it."),
    SettingDefinition("learning", .flag, .flag(true), "Learn the words you write, on this machine only."),
    SettingDefinition(
      "suggestions.repeat", .flag, .flag(false),
      "Show a word again that was passed over since the first letter."),
    SettingDefinition(
      "replacements.expand", .flag, .flag(false),
      "Put a replacement in the place of its shortcut when a space follows; else it is only offered."),
  ]
}
