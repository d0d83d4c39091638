/// The written names of the keys that are not characters.
enum KeyName {
  /// The canonical name of each key, in the order they are offered.
  static let canonical: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Tab", .tab), ("Backspace", .backspace), ("Escape", .escape),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
    ("Space", .character(" ")),
  ]

  /// Short names that people also write.
  static let short: [String: Key] = [
    "esc": .escape, "del": .delete, "ins": .insert, "pgup": .pageUp, "pgdn": .pageDown,
    "return": .enter, "minus": .character("-"),
  ]

  /// The highest function key that any terminal protocol numbers (kitty's F35).
  static let lastFunction = 35

  /// The key of a name, in any case of letters.
  static func key(named name: String) -> Key? {
    let lower = name.lowercased()
    if let match = canonical.first(where: { $0.name.lowercased() == lower }) { return match.key }
    if let key = short[lower] { return key }
    guard lower.first == "f", let number = Int(lower.dropFirst()), (1...lastFunction).contains(number) else {
      return nil
    }
    return .function(number)
  }

  /// The canonical name of a key; a character is its own name.
  static func name(of key: Key) -> String {
    switch key {
    case .function(let number): return "F\(number)"
    case .character(let character) where character != " ": return String(character)
    default: return canonical.first { $0.key == key }?.name ?? ""
    }
  }

  /// Every name that can be meant, for the nearest-name search.
  static var all: [String] { canonical.map(\.name) + (1...12).map { "F\($0)" } }
}
