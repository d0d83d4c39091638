/// What is asked of the settings.
enum SettingsCommand: Hashable, Sendable {
  case list(json: Bool)
  case get(name: String, json: Bool)
  case set(name: String, value: String)
  case reset(name: String)
}
