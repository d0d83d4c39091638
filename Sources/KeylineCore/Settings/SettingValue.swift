/// The value of a setting, of whatever kind.
public enum SettingValue: Hashable, Sendable, CustomStringConvertible {
  case flag(Bool)
  case text(String)
  case number(Int)
  case list([String])

  /// Reads a value as written on the command line, in the environment or in a tape.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - kind: The kind of the setting; nil comes back when the text is no value of that kind.
  public init?(parsing text: String, as kind: SettingKind) {
    switch kind {
    case .flag:
      switch text.lowercased() {
      case "on", "true", "yes", "1": self = .flag(true)
      case "off", "false", "no", "0": self = .flag(false)
      default: return nil
      }
    case .theme:
      if text.isEmpty { return nil }
      self = .text(text)
    case .number(let range):
      guard let number = Int(text), range.contains(number) else { return nil }
      self = .number(number)
    case .name:
      guard !text.isEmpty, text.utf8.count <= 200, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
        return nil
      }
      self = .text(text)
    case .address:
      guard text == Self.unset || ProviderAddress.isOne(text) else { return nil }
      self = .text(text)
    case .language:
      guard LanguageCode.isOne(text) || text == Self.automatic else { return nil }
      self = .text(text)
    case .languages:
      guard let languages = LanguageCode.list(Self.parts(of: text)) else { return nil }
      self = .list(languages)
    case .choice(let words):
      guard words.contains(text) else { return nil }
      self = .text(text)
    case .layouts:
      let parts = Self.parts(of: text)
      if parts.isEmpty { return nil }
      self = .list(parts)
    case .rules:
      let parts = text.lowercased() == "none" ? [] : Self.parts(of: text)
      guard parts.allSatisfy({ EmulationRule($0) != nil }) else { return nil }
      self = .list(parts)
    case .chords: self = .list(text.lowercased() == "none" ? [] : Self.parts(of: text))
    }
  }

  /// The value as `keyline settings get` prints it; reading it back gives an equal value.
  public var description: String {
    switch self {
    case .flag(let isOn): return isOn ? "on" : "off"
    case .text(let text): return text
    case .number(let number): return String(number)
    case .list(let parts): return parts.isEmpty ? "none" : parts.joined(separator: ",")
    }
  }

  /// Stands for the provider's own model or address.
  static let unset = "default"
  /// Stands for the language of the text.
  static let automatic = "auto"

  /// The parts between commas without the blanks around them; a comma of its own is the key `,`, as in
  /// `Alt-,`.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      if trimmed.isEmpty, let last = parts.last, last.last == "-" {
        parts[parts.count - 1] = last + ","
      } else if !trimmed.isEmpty {
        parts.append(String(trimmed))
      }
    }
    return parts
  }
}
