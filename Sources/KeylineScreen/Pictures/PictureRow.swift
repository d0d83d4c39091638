import KeylineCore

/// One row of a frame as the elements of an SVG, its upper left corner at the origin.
///
/// Equal rows are equal texts, whatever row of whatever frame they are.
struct PictureRow {
  /// A cell's width and height, in the picture's units, and how far below its top the characters stand.
  static let cell = (width: 9.0, height: 19.0, baseline: 14.0)
  /// The size of the font whose characters are about that wide.
  static let fontSize = 15

  /// The elements.
  private(set) var elements = ""
  /// The styles that they use.
  private(set) var styles: Set<CellStyle> = []
  private let colors: PictureColors

  init(_ row: Int, of frame: Frame, colors: PictureColors) {
    self.colors = colors
    let cells = frame.rows[row]
    addBackgrounds(cells)
    if let cursor = frame.cursor, cursor.row == row { addCursor(at: cursor.column) }
    addCharacters(cells, of: frame)
  }

  private mutating func addBackgrounds(_ cells: [Cell]) {
    for (style, columns) in runs(of: cells, where: { _ in true })
    where colors.colors(of: style).background != nil {
      styles.insert(style)
      elements +=
        "<rect class=\"b\(style.rawValue)\" x=\"\(Self.x(columns.lowerBound))\" "
        + "width=\"\(Self.x(columns.count))\" height=\"\(Self.cell.height.svg)\"/>"
    }
  }

  private mutating func addCursor(at column: Int) {
    elements +=
      "<rect class=\"cursor\" x=\"\(Self.x(column))\" width=\"\(Self.cell.width.svg)\" "
      + "height=\"\(Self.cell.height.svg)\"/>"
  }

  private mutating func addCharacters(_ cells: [Cell], of frame: Frame) {
    // What is one cell wide stands in runs; everything else alone in its place, however wide a font draws it.
    for (style, columns) in runs(of: cells, where: Self.isPlain) {
      let text = cells[columns].map { Character($0.scalar ?? " ") }
      guard let first = text.firstIndex(where: { $0 != " " }), let last = text.lastIndex(where: { $0 != " " })
      else { continue }
      add(String(text[first...last]), style, column: columns.lowerBound + first, width: last - first + 1)
    }
    var paths: [CellStyle: String] = [:]
    for (column, cell) in cells.enumerated() where cell.width > 0 && !Self.isPlain(cell) {
      if let scalar = cell.scalar,
        let path = BoxLines.path(
          of: scalar, x: Double(column) * Self.cell.width, width: Self.cell.width, height: Self.cell.height)
      {
        paths[cell.style, default: ""] += path
      } else {
        add(String(frame.character(of: cell)), cell.style, column: column, width: cell.width)
      }
    }
    for style in paths.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      styles.insert(style)
      elements += "<path class=\"s\(style.rawValue)\" d=\"\(paths[style] ?? "")\"/>"
    }
  }

  private mutating func add(_ text: String, _ style: CellStyle, column: Int, width: Int) {
    styles.insert(style)
    elements +=
      "<text class=\"s\(style.rawValue)\" x=\"\(Self.x(column))\" y=\"\(Self.cell.baseline.svg)\" "
      + "textLength=\"\(Self.x(width))\" lengthAdjust=\"spacingAndGlyphs\">\(XMLText.escaped(text))</text>"
  }

  private static func isPlain(_ cell: Cell) -> Bool {
    guard cell.width == 1, let scalar = cell.scalar else { return false }
    return scalar.value < 0x2500 && scalar.value != 0x7F
  }

  /// Neighbouring cells of one style.
  private func runs(of cells: [Cell], where isMember: (Cell) -> Bool) -> [(
    style: CellStyle, columns: Range<Int>
  )] {
    var runs: [(style: CellStyle, columns: Range<Int>)] = []
    for (column, cell) in cells.enumerated() where isMember(cell) {
      if let last = runs.last, last.style == cell.style, last.columns.upperBound == column {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((cell.style, column..<column + 1))
      }
    }
    return runs
  }

  private static func x(_ columns: Int) -> String { (Double(columns) * cell.width).svg }
}
