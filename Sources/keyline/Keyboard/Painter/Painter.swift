import CNcurses
import KeylineCore
import KeylineScreen

/// Brings the terminal from one frame to the next with the fewest bytes, in one write.
///
/// What differs from the last frame goes through ncurses. Characters that it cannot hold, or measures
/// otherwise than the terminal does, are written after its bytes, each at an absolute place.
///
/// While the terminal does not take bytes, only the newest frame is kept: a stalled line costs memory
/// for one frame, and keys are never held up.
final class Painter {
  private let screen: CursesScreen
  private let output: TerminalOutput
  private var squeezer = SequenceSqueezer()
  private var inks: InkTable
  /// The colours that are used.
  let depth: ColorDepth
  private var shown: Frame?
  private var waiting: Frame?
  private var size: ScreenSize
  private var bytes: [UInt8] = []
  /// Whether the terminal said that it knows synchronized output (mode 2026).
  var synchronizes = false

  /// Short frames reach the terminal in one piece anyway, so that the 16 bytes of mode 2026 would be wasted.
  private static let synchronizedFrom = 512

  /// Opens a painter.
  ///
  /// - Parameters:
  ///   - output: Where the bytes go.
  ///   - environment: The process's environment, for the kind of the terminal and its colours.
  ///   - size: The size of the screen.
  ///   - theme: The theme to start with.
  /// - Throws: `TerminalError` when the terminal cannot be drawn on.
  init(
    output: TerminalOutput, environment: [String: String], size: ScreenSize, theme: Theme
  ) throws(TerminalError) {
    self.output = output
    self.size = size
    screen = try CursesScreen(
      descriptions: TerminalDescription.candidates(for: environment["TERM"]), size: size)
    depth = ColorDepth.detected(environment: environment, terminfoColors: screen.colors)
    inks = InkTable(theme, depth: depth)
    use(theme)
  }

  /// Changes the theme; the next frame is drawn whole.
  func use(_ theme: Theme) {
    inks = InkTable(theme, depth: depth)
    squeezer.palette = inks.palette
    screen.define(inks.pairs)
    // The same pair may be another colour now, which ncurses does not see.
    invalidate()
  }

  /// Forgets what the terminal shows, after a suspension or when something else wrote to it.
  func invalidate() {
    screen.forget()
    shown = nil
  }

  /// Whether bytes or a frame wait for the terminal: the loop then polls it for writing and calls `resume`.
  var isPending: Bool { !output.isEmpty || waiting != nil }

  /// Shows a frame, now or as soon as the terminal takes bytes again.
  ///
  /// - Parameter frame: The frame; it takes the place of one that still waits.
  /// - Throws: `TerminalError.gone` when there is no terminal any more.
  func paint(_ frame: Frame) throws(TerminalError) {
    waiting = frame
    try resume()
  }

  /// Goes on where a full terminal stopped the last write.
  ///
  /// - Throws: `TerminalError.gone` when there is no terminal any more.
  func resume() throws(TerminalError) {
    try output.flush()
    guard output.isEmpty, let frame = waiting else { return }
    waiting = nil
    try output.send(encode(frame))
  }

  /// The bytes that bring the terminal from the last frame to this one.
  private func encode(_ frame: Frame) -> [UInt8] {
    if frame.size != size {
      size = frame.size
      screen.resize(to: size)
      shown = nil
    }
    let before = shown
    var overlaid: [(row: Int, columns: [Int])] = []
    for change in frame.changes(since: shown) {
      put(frame, row: change.row, columns: change.columns)
      let columns = self.overlaid(in: frame, row: change.row)
      if !columns.isEmpty { overlaid.append((change.row, columns)) }
    }
    shown = frame
    bytes.removeAll(keepingCapacity: true)
    screen.update(cursor: frame.cursor) { written in squeezer.squeeze(written, into: &bytes) }
    if !overlaid.isEmpty { appendOverlay(of: frame, over: before, overlaid) }
    if synchronizes, bytes.count >= Self.synchronizedFrom {
      bytes.insert(contentsOf: "\u{1B}[?2026h".utf8, at: 0)
      bytes.append(contentsOf: "\u{1B}[?2026l".utf8)
    }
    return bytes
  }

  /// Puts the columns of a row into ncurses, in runs of one style.
  private func put(_ frame: Frame, row: Int, columns: Range<Int>) {
    var run: [UInt32] = []
    run.reserveCapacity(columns.count)
    var start = columns.lowerBound
    var style = frame[start, row].style
    var column = start
    while column < columns.upperBound {
      let cell = frame[column, row]
      let holdable = frame.isHoldable(cell)
      if cell.style != style || column != start + run.count || (cell.isCluster && holdable) {
        screen.put(run, column: start, row: row, ink: inks[style])
        run.removeAll(keepingCapacity: true)
        (start, style) = (column, cell.style)
      }
      if !holdable {
        // A blank that differs from the blank of an empty cell, so that ncurses draws when one takes its place.
        for _ in 0..<max(1, cell.width) { run.append(0xA0) }
      } else if cell.isCluster {
        screen.put(cluster: frame.character(of: cell), column: column, row: row, ink: inks[style])
      } else if let scalar = cell.scalar {
        run.append(scalar.value)
      }
      column += max(1, cell.width)
    }
    screen.put(run, column: start, row: row, ink: inks[style])
  }

  private func overlaid(in frame: Frame, row: Int) -> [Int] {
    (0..<size.columns).filter { !frame.isHoldable(frame[$0, row]) }
  }

  /// Writes the characters that ncurses cannot hold, and leaves cursor and attributes as it left them.
  ///
  /// Where one takes the place of another, ncurses sees no change and leaves what was there: it is blanked first, since
  /// the terminal may draw the new one narrower than the old.
  private func appendOverlay(of frame: Frame, over before: Frame?, _ rows: [(row: Int, columns: [Int])]) {
    for (row, columns) in rows {
      for column in columns {
        let cell = frame[column, row]
        let sequence = inks[cell.style].sequence
        bytes.appendMove(column: column, row: row)
        bytes.append(contentsOf: sequence)
        if let before, !before.shows(cell, of: frame, column: column, row: row) {
          bytes.append(contentsOf: repeatElement(0x20, count: max(1, cell.width)))
          bytes.appendMove(column: column, row: row)
        }
        bytes.append(contentsOf: String(frame.character(of: cell)).utf8)
        if !sequence.isEmpty { bytes.append(contentsOf: [0x1B, 0x5B, 0x6D]) }
      }
    }
    let cursor = frame.cursor ?? CursesScreen.hiddenCursor
    bytes.appendMove(column: cursor.column, row: cursor.row)
  }
}
