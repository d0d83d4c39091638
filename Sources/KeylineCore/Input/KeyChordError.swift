/// Why a text is not a chord such as `Alt-x`.
public enum KeyChordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no key after the modifiers.
  case noKey(String)
  /// No key has that name; the nearest one that exists, if any is near.
  case unknownKey(String, nearest: String?)
  /// Shift with a character that has no capital: which character it makes depends on the layout.
  case shiftedSymbol(String)

  /// One sentence for the person who wrote the chord.
  public var description: String {
    switch self {
    case .noKey(let text): return "\"\(text)\" names no key; write for example Alt-x, Ctrl-Space or Shift-F9"
    case .unknownKey(let name, let nearest):
      return "no key is called \"\(name)\"" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .shiftedSymbol(let text): return "\"\(text)\": write the character that Shift makes, without Shift"
    }
  }
}
