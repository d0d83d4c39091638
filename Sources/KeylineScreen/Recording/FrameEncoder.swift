import KeylineCore

/// Turns frames into the bytes that show them on any terminal with true colour: what a recording holds.
///
/// Unlike the painter's, the bytes depend on nothing but the frames: the same frames give the same bytes, whatever
/// terminal they were shown on. Characters of several scalars are followed by an absolute move, because terminals
/// disagree about their widths.
public struct FrameEncoder: Sendable {
  private let sequences: [[UInt8]]
  private var shown: Frame?
  private var hidesCursor = false

  private static let reset = Array("\u{1B}[0m".utf8)

  /// Creates an encoder that knows nothing of the terminal yet.
  ///
  /// - Parameter theme: The look of every style.
  public init(theme: Theme) { sequences = CellStyle.allCases.map { theme[$0].sequence } }

  /// The bytes that bring a terminal from the last frame to this one.
  ///
  /// - Parameter frame: What is to be shown; the first one, and one of another size, is drawn whole.
  /// - Returns: The bytes; none where nothing has changed.
  /// - Complexity: O(cells that changed).
  public mutating func encode(_ frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    if shown?.size != frame.size {
      bytes += "\u{1B}[0m\u{1B}[2J".utf8
      shown = Frame(size: frame.size)
    }
    let changes = frame.changes(since: shown)
    for change in changes { append(frame, change, to: &bytes) }
    if !bytes.isEmpty || frame.cursor != shown?.cursor { appendCursor(frame.cursor, to: &bytes) }
    shown = frame
    return bytes
  }

  private func append(_ frame: Frame, _ change: RowChange, to bytes: inout [UInt8]) {
    var style: CellStyle?
    var isPlaced = false
    for column in change.columns {
      let cell = frame[column, change.row]
      guard cell.width > 0 else { continue }
      if !isPlaced { bytes.appendMove(column: column, row: change.row) }
      if cell.style != style {
        bytes += Self.reset
        bytes += sequences[Int(cell.style.rawValue)]
        style = cell.style
      }
      let character = frame.character(of: cell)
      bytes += String(character).utf8
      isPlaced = character.isASCII
    }
    if style != nil { bytes += Self.reset }
  }

  private mutating func appendCursor(_ cursor: CellPosition?, to bytes: inout [UInt8]) {
    if (cursor == nil) != hidesCursor {
      hidesCursor = cursor == nil
      bytes += (hidesCursor ? "\u{1B}[?25l" : "\u{1B}[?25h").utf8
    }
    if let cursor { bytes.appendMove(column: cursor.column, row: cursor.row) }
  }
}
