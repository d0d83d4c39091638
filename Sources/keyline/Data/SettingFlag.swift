/// A setting as the command line gives it.
struct SettingFlag: Hashable, Sendable {
  /// The option, with its dashes.
  let option: String
  /// Its value as text.
  let value: String
}
