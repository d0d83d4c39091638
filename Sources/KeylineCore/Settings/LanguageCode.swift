/// Language codes of BCP 47 (RFC 5646), as far as a setting needs to know them.
public enum LanguageCode {
  /// Whether a text has the shape of a code: a language of two or three letters, then subtags of up to eight
  /// letters and digits.
  public static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 4 else { return false }
    return language.utf8.allSatisfy(isLetter)
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count) && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      }
  }

  /// The languages that a setting lists: one to three codes, each once, or `auto` alone.
  ///
  /// - Parameter parts: What stands between the commas.
  /// - Returns: The codes as they were written; nil when they are no such list.
  public static func list(_ parts: [String]) -> [String]? {
    if parts == [SettingValue.automatic] { return parts }
    guard (1...3).contains(parts.count), parts.allSatisfy(isOne), !parts.contains(SettingValue.automatic),
      Set(parts.map { $0.lowercased() }).count == parts.count
    else { return nil }
    return parts
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
