/// A setting as the command line gives it.
public struct SettingFlag: Hashable, Sendable {
  /// The option, with its dashes.
  public let option: String
  /// Its value as text.
  public let value: String

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - option: The option, with its dashes.
  ///   - value: Its value as text.
  public init(option: String, value: String) {
    self.option = option
    self.value = value
  }
}
