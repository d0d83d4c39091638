extension ToolbarItem {
  /// The blanks between two items.
  private static let gap = 2
  /// The most cells kept free at the right end, for the state of file, mouse and keyboard.
  private static let statusWidth = 16

  /// The items that fit beside the state at the right end; the most important come first and stay longest.
  ///
  /// - Parameters:
  ///   - width: the toolbar's width in cells.
  ///   - session: where bindings and keyboards come from.
  static func fitting(width: Int, in session: Session) -> [ToolbarItem] {
    let room = width - min(statusWidth, width / 4)
    var items: [ToolbarItem] = []
    var column = width >= 20 ? 1 : 0
    for (action, label) in offers(in: session) {
      guard let chord = session.bindings.chords(for: action).first else { continue }
      let item = ToolbarItem(action: action, key: chord.notation, label: label, column: column)
      guard item.column + item.width <= room else { continue }
      items.append(item)
      column += item.width + gap
    }
    return items
  }

  private static func offers(in session: Session) -> [(ActionID, label: String)] {
    var offers: [(ActionID, label: String)] = [(.done, "done")]
    if session.fileName != nil { offers.append((.save, "save")) }
    offers += [(.help, "help"), (.palette, "all"), (.keyFocus, "keys"), (.find, "find")]
    if session.keyboards.count > 1 { offers.append((.nextKeyboard, "next")) }
    offers += [(.undo, "undo"), (.selectAll, "select all"), (.mouseToggle, "mouse")]
    return offers
  }
}
