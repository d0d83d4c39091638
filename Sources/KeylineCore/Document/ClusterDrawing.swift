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
    case .ascii(let byte): cells(ofASCII: byte, at: column)
    case .character(let character): form(of: character, at: column).cells
    }
  }

  /// The text and the cells of a cluster that starts in a column.
  func drawing(of cluster: Cluster, at column: Int) -> (text: String, cells: Int) {
    switch cluster.content {
    case .ascii(let byte): return (text(ofASCII: byte, at: column), cells(ofASCII: byte, at: column))
    case .character(let character):
      let (form, cells) = form(of: character, at: column)
      switch form {
      case .asItIs: return (String(character), cells)
      case .ascii(let byte): return (text(ofASCII: byte, at: column), cells)
      case .onCircle: return ("\u{25CC}" + String(character), cells)
      case .replacement: return ("\u{FFFD}", cells)
      case .nothing: return ("", cells)
      }
    }
  }

  private enum Form {
    case asItIs, onCircle, replacement, nothing
    case ascii(UInt8)
  }

  private func form(of character: Character, at column: Int) -> (Form, cells: Int) {
    // `asciiValue` compares strings to single out CR LF, which no row holds.
    if character.utf8.count == 1, let byte = character.utf8.first {
      return (.ascii(byte), cells(ofASCII: byte, at: column))
    }
    if ClusterDrawing.isUnprintable(character) { return (.replacement, 1) }
    let cells = CellWidth.cells(of: character, profile: profile)
    if cells > width { return (.replacement, 1) }
    if cells > 0 { return (.asItIs, cells) }
    return ClusterDrawing.beginsWithMark(character) ? (.onCircle, 1) : (.nothing, 0)
  }

  private func cells(ofASCII byte: UInt8, at column: Int) -> Int {
    switch byte {
    case 0x09: max(min(tabWidth - column % tabWidth, width - column), 1)
    case 0x20...0x7E: 1
    default: min(width, 2)
    }
  }

  private func text(ofASCII byte: UInt8, at column: Int) -> String {
    switch byte {
    case 0x09: String(repeating: " ", count: cells(ofASCII: byte, at: column))
    case 0x20...0x7E: String(UnicodeScalar(byte))
    default: width < 2 ? "\u{FFFD}" : "^" + String(UnicodeScalar(byte ^ 0x40))
    }
  }

  /// Whether it is a C1 control character or one of the two separators that no terminal prints.
  private static func isUnprintable(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x80...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  private static func beginsWithMark(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
