/// The settings of AI suggestions and of the demonstration.
extension SettingDefinition {
  static let ai = [
    SettingDefinition("ai.enabled", .flag, .flag(true), "Suggest completions by AI, where there is access."),
    SettingDefinition(
      "ai.mode", .choice(AISettings.Mode.allCases.map(\.rawValue)), .text(AISettings.Mode.automatic.rawValue),
      "Ask after each pause, only on Alt-/, or never."),
    SettingDefinition(
      "ai.trigger", .choice(AISettings.Trigger.allCases.map(\.rawValue)),
      .text(AISettings.Trigger.pause.rawValue),
      "Count the characters of the sentence (pause) or of the current word (word)."),
    SettingDefinition(
      "ai.provider", .choice(ProviderID.allCases.map(\.rawValue)), .text(ProviderID.anthropic.rawValue),
      "Who is asked; demo is the built-in demonstration, device only the words of this machine."),
    SettingDefinition(
      "ai.model", .name, .text(SettingValue.unset), "The model; the provider's own by default."),
    SettingDefinition(
      "ai.baseURL", .address, .text(SettingValue.unset), "The provider's address; its own by default."),
    SettingDefinition(
      "ai.debounceMilliseconds", .number(0...2000), .number(400), "The pause before a request."),
    SettingDefinition(
      "ai.minimumCharacters", .number(1...50), .number(3), "The characters that have to be there to ask."),
    SettingDefinition("ai.timeoutSeconds", .number(1...120), .number(8), "How long an answer may take."),
    SettingDefinition("ai.confirm", .flag, .flag(false), "Show each request before it leaves (F12)."),
    SettingDefinition(
      "suggestion.language", .language, .text(SettingValue.automatic),
      "The language of suggestions; that of the text by default."),
    SettingDefinition(
      "ledger.keepText", .flag, .flag(false), "Keep the texts of requests and answers in the ledger."),
    SettingDefinition("reducedMotion", .flag, .flag(false), "Let nothing on the screen move by itself."),
    SettingDefinition(
      "demo.delayMilliseconds", .number(0...10_000), .number(350),
      "How long the demonstration takes to answer, about."),
    SettingDefinition(
      "demo.failure", .choice(DemonstrationSettings.Failure.allCases.map(\.rawValue)),
      .text(DemonstrationSettings.Failure.none.rawValue), "What goes wrong in the demonstration."),
    SettingDefinition(
      "demo.seed", .number(0...999_999), .number(1), "Chooses among the demonstration's answers."),
  ]
}
