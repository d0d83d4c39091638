/// What is drawn for a grapheme, and in how many cells.
///
/// - Tabs reach to the next stop, or to the edge of the row.
/// - ASCII control characters are `^X` in two cells; other unprintable ones and invalid bytes are U+FFFD in one.
/// - A mark with nothing to stand on gets a dotted circle; what is invisible by nature takes no cell.
/// - What is wider than the whole row is U+FFFD in one cell.
struct ClusterDrawing {
  let width: Int
  let profile: WidthProfile
  let tabWidth: Int

  /// The cells of a cluster that starts in a column.
  func cells(of cluster: Cluster, at column: Int) -> Int {
    switch cluster.content {
    case .ascii(0x09): return max(min(tabWidth - column % tabWidth, width - column), 1)
    case .ascii(let byte): return byte >= 0x20 && byte != 0x7F || width < 2 ? 1 : 2
    case .character(let character): return cells(of: character, at: column)
    }
  }

  /// The text and the cells of a cluster that starts in a column.
  func drawing(of cluster: Cluster, at column: Int) -> (text: String, cells: Int) {
    let cells = cells(of: cluster, at: column)
    switch cluster.content {
    case .ascii(0x09): return (String(repeating: " ", count: cells), cells)
    case .ascii(let byte): return (text(ofASCII: byte), cells)
    case .character(let character):
      if let byte = character.asciiValue {
        return drawing(of: .init(content: .ascii(byte), range: cluster.range), at: column)
      }
      return (text(of: character), cells)
    }
  }

  private func cells(of character: Character, at column: Int) -> Int {
    if let byte = character.asciiValue {
      return cells(of: Cluster(content: .ascii(byte), range: 0..<1), at: column)
    }
    if ClusterDrawing.isUnprintable(character) { return 1 }
    let cells = CellWidth.cells(of: character, profile: profile)
    if cells > width { return 1 }
    return cells == 0 && ClusterDrawing.beginsWithMark(character) ? 1 : cells
  }

  private func text(ofASCII byte: UInt8) -> String {
    if byte >= 0x20 && byte != 0x7F { return String(UnicodeScalar(byte)) }
    return width < 2 ? "\u{FFFD}" : "^" + String(UnicodeScalar(byte ^ 0x40))
  }

  private func text(of character: Character) -> String {
    if ClusterDrawing.isUnprintable(character) { return "\u{FFFD}" }
    switch CellWidth.cells(of: character, profile: profile) {
    case 0: return ClusterDrawing.beginsWithMark(character) ? "\u{25CC}" + String(character) : ""
    case let cells: return cells > width ? "\u{FFFD}" : String(character)
    }
  }

  private static func isUnprintable(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  private static func beginsWithMark(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
