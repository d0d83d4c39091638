extension Settings {
  /// A document of stored settings with one of them changed.
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - value: Its value; nil takes it out.
  ///   - bytes: The document as it is; nil when there is none.
  /// - Returns: The changed document; what else stands in the old one is kept.
  /// - Throws: `SettingsProblem` when the old one cannot be read.
  public static func document(
    setting name: String, to value: SettingValue?, in bytes: [UInt8]?
  ) throws(SettingsProblem) -> [UInt8] {
    do throws(SettingsDocumentError) {
      return try SettingsDocument.setting(name, to: value, in: bytes)
    } catch {
      throw SettingsProblem(source: .shared, name: "", reason: error.clause)
    }
  }
}
