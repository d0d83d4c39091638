import KeylineCore

extension Frame {
  /// The frame as text, as golden files hold it: a line with size and cursor, then the rows without the
  /// blanks at their ends.
  public var text: String {
    let place = cursor.map { "cursor \($0.column),\($0.row)" } ?? "no cursor"
    return (["\(size.columns)x\(size.rows), \(place)"] + rowTexts).joined(separator: "\n") + "\n"
  }

  /// The rows of the frame as text, without the blanks at their ends.
  public var rowTexts: [String] {
    (0..<size.rows).map { row in
      Self.trimmed(
        (0..<size.columns).lazy.map { self[$0, row] }.filter { $0.width > 0 }.map(character(of:)), of: " ")
    }
  }

  /// The text of the frame, then a map of its styles (`.` is text, a letter for every other style) and a legend.
  public var styledText: String {
    let map = (0..<size.rows).map { row in
      Self.trimmed((0..<size.columns).map { Self.letters[Int(self[$0, row].style.rawValue)] }, of: ".")
    }
    let used = Set(rows.joined().map(\.style))
    let legend = CellStyle.allCases.filter { used.contains($0) && $0 != .text }.map { style in
      "\(Self.letters[Int(style.rawValue)]) \(style.name)"
    }
    return text + "styles\n" + (map + legend).joined(separator: "\n") + "\n"
  }

  private static let letters = Array(".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private static func trimmed(_ characters: some Sequence<Character>, of blank: Character) -> String {
    var kept = Array(characters)
    while kept.last == blank { kept.removeLast() }
    return String(kept)
  }
}
