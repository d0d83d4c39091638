/// The user's text replacements, looked up by what is typed.
public struct Replacements: Equatable, Sendable {
  private var byShortcut: [String: Replacement] = [:]
  /// The lengths of the shortcuts, in bytes when folded: what is longer or shorter is not looked up.
  private var longest = 0

  /// The most replacements.
  public static let most = 2_000

  /// Creates a table.
  ///
  /// - Parameter replacements: The replacements; of two with the same shortcut, the later one holds.
  public init(_ replacements: [Replacement] = []) {
    for replacement in replacements { put(replacement) }
  }

  /// All of them, in the order of their shortcuts.
  public var all: [Replacement] { byShortcut.values.sorted { $0.shortcut < $1.shortcut } }

  /// Whether there are none.
  public var isEmpty: Bool { byShortcut.isEmpty }

  /// How many there are.
  public var count: Int { byShortcut.count }

  /// The replacement of a shortcut, whatever its case.
  public subscript(shortcut: String) -> Replacement? { byShortcut[LearnedSequence.folded(shortcut)] }

  /// Adds a replacement, in the place of one with the same shortcut.
  public mutating func put(_ replacement: Replacement) {
    let key = LearnedSequence.folded(replacement.shortcut)
    byShortcut[key] = replacement
    longest = max(longest, key.utf8.count)
  }

  /// Takes a replacement out.
  ///
  /// - Parameter shortcut: Its shortcut, whatever its case.
  /// - Returns: The replacement; nil when there was none.
  @discardableResult
  public mutating func remove(_ shortcut: String) -> Replacement? {
    byShortcut.removeValue(forKey: LearnedSequence.folded(shortcut))
  }

  /// The text for what was typed.
  ///
  /// A shortcut that is written in lower case is found in any case: with a capital first, the text gets one too; in
  /// capitals only, the text is in capitals. A text with capitals or an at sign in its first word keeps its case at a
  /// sentence's start. A shortcut with capitals of its own is found only as it is written.
  ///
  /// - Parameter typed: The word at the cursor.
  /// - Returns: The text; nil when the word is no shortcut.
  /// - Complexity: O(*n*) in the text.
  public func text(for typed: String) -> String? {
    guard !typed.isEmpty, typed.utf8.count <= longest * 2 else { return nil }
    guard let found = byShortcut[LearnedSequence.folded(typed)] else { return nil }
    let shortcut = found.shortcut
    if typed == shortcut { return found.text }
    guard shortcut == shortcut.lowercased() else { return nil }
    if typed == shortcut.uppercased(), shortcut.count > 1 { return found.text.uppercased() }
    guard let first = shortcut.first, typed == first.uppercased() + shortcut.dropFirst() else { return nil }
    let start = found.text.prefix { !$0.isWhitespace }
    // iPhone and a@b.c are written in one way.
    guard !start.contains(where: { $0.isUppercase || "@/:_".contains($0) }) else { return found.text }
    return (found.text.first?.uppercased() ?? "") + found.text.dropFirst()
  }
}
