/// The help page: every action with its keys, from the bindings in force.
enum HelpPage {
  /// The lines of the page, actions that no key reaches included: the palette has them.
  static func lines(for bindings: Bindings) -> [String] {
    let keys = ActionID.allCases.map { action in
      (action.title, bindings.chords(for: action).map(\.notation).joined(separator: "  "))
    }
    let width = keys.map(\.0.count).max() ?? 0
    let rows = keys.map { title, chords in
      title + String(repeating: " ", count: width - title.count + 2) + (chords.isEmpty ? "(palette)" : chords)
    }
    return mouse + [""] + rows
  }

  private static let mouse = [
    "Click a drawn key to press it, drag off it to cancel, hold it for its accents.",
    "Click in the text to place the cursor, drag to select, turn the wheel to scroll.",
    "Esc leaves any page. With F2 arrows move over the keys, Enter presses, Space holds.",
  ]
}
