/// The help page: what the mouse does, and every action with its keys, from the bindings in force.
enum HelpPage {
  /// The lines of the page, none longer than a width if words allow it; actions that no key reaches are in
  /// the palette.
  ///
  /// - Parameters:
  ///   - bindings: which keys ask for what.
  ///   - width: the columns there are.
  /// - Returns: the lines from top to bottom.
  static func lines(for bindings: Bindings, width: Int) -> [String] {
    let rows = ActionID.allCases.map { action in
      let chords = bindings.chords(for: action).map(\.notation)
      return (title: action.title, keys: chords.isEmpty ? "(palette)" : chords.joined(separator: "  "))
    }
    let column = min((rows.map(\.title.count).max() ?? 0) + gap, width * 3 / 5)
    return sentences.flatMap { wrapped($0, width: width) } + [""]
      + rows.flatMap { row($0.title, $0.keys, column: column, width: width) }
  }

  /// The blanks between an action and its keys.
  private static let gap = 2

  private static let sentences = [
    "Click a drawn key to press it, drag off it to cancel, hold it for its accents.",
    "Click in the text to move the cursor, twice for a word, three times for a line.",
    "Drag to select; the wheel scrolls. In some terminals a held key offers accents.",
    "Esc leaves any page. With F2 arrows walk the keys, Enter presses, Space holds.",
  ]

  /// An action and its keys: in columns, else as near to them as there is room, else below each other.
  private static func row(_ title: String, _ keys: String, column: Int, width: Int) -> [String] {
    let start = min(column, width - keys.count)
    if start >= title.count + gap {
      return [title + String(repeating: " ", count: start - title.count) + keys]
    }
    let indent = String(repeating: " ", count: gap)
    return wrapped(title, width: width) + wrapped(keys, width: width - gap).map { indent + $0 }
  }

  /// Breaks words into lines of at most a width; a longer word is a line of its own.
  private static func wrapped(_ words: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
