/// The characters that labels and borders are made of.
public enum LabelSet: String, Hashable, Sendable, CaseIterable {
  case unicode, ascii

  /// What the terminal can be trusted to show.
  ///
  /// - Parameters:
  ///   - environment: The process's environment; `LC_ALL`, `LC_CTYPE` and `LANG` name the locale.
  ///   - setting: The user's own choice, which wins.
  /// - Returns: ASCII on the Linux console, on terminals without a font of their own, and outside of UTF-8.
  public static func detected(environment: [String: String], setting: LabelSet? = nil) -> LabelSet {
    if let setting { return setting }
    let terminal = environment["TERM"] ?? ""
    if ["linux", "dumb", "ansi", "cons25"].contains(terminal) || terminal.hasPrefix("vt") { return .ascii }
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let codeset = locale.lowercased().filter { $0 != "-" }
    return codeset.contains("utf8") ? .unicode : .ascii
  }
}
