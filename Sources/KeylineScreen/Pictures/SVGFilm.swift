import KeylineCore

/// Frames, one after another, as a picture that moves: in every browser, without a script or a font of its own.
///
/// What a row shows in the course of time stands below each other in a strip, of which a window of one row is seen; the
/// style sheet moves the strip. It stops under the pointer where the picture gets one, and shows its end to those who
/// want nothing to move.
public struct SVGFilm: Sendable {
  /// What one row shows: its contents, and from when on which of them.
  private struct Track: Sendable {
    var contents: [String] = []
    var changes: [(time: Duration, content: Int)] = []

    mutating func show(_ content: String, at time: Duration) {
      let index = contents.firstIndex(of: content) ?? contents.count
      if index == contents.count { contents.append(content) }
      if changes.last?.content != index { changes.append((time, index)) }
    }
  }

  private var tracks: [Track] = []
  private var styles: Set<CellStyle> = []
  private var size = ScreenSize(columns: 1, rows: 1)
  private var shown: Frame?
  private let colors: PictureColors
  private let title: String
  /// The time of the last frame in the film, and in what was filmed.
  private var now = Duration.zero
  private var filmed = Duration.zero

  /// The longest that nothing moves, and how long the end is shown.
  private static let longestPause = Duration.seconds(2)
  private static let epilogue = Duration.seconds(3)

  /// Begins a film.
  ///
  /// - Parameters:
  ///   - colors: The colours of the styles.
  ///   - title: What it shows, for those who do not see it.
  public init(colors: PictureColors, title: String) {
    self.colors = colors
    self.title = title
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - time: When it is shown; never before the last one. Long pauses are shortened.
  /// - Complexity: O(cells that changed), and O(contents) for each changed row.
  public mutating func show(_ frame: Frame, at time: Duration) {
    let changed = shown.map {
      frame.size == $0.size ? frame.changedRows(since: $0) : Array(frame.rows.indices)
    }
    guard changed?.isEmpty != true else { return }
    now += min(time - filmed, Self.longestPause)
    filmed = time
    size = ScreenSize(columns: max(size.columns, frame.size.columns), rows: max(size.rows, frame.size.rows))
    while tracks.count < size.rows { tracks.append(Track()) }
    for row in changed ?? Array(frame.rows.indices) {
      let picture = PictureRow(row, of: frame, colors: colors)
      styles.formUnion(picture.styles)
      tracks[row].show(picture.elements, at: now)
    }
    for row in frame.size.rows..<max(tracks.count, frame.size.rows) { tracks[row].show("", at: now) }
    shown = frame
  }

  /// The document.
  public var document: String {
    let length = now + Self.epilogue
    var rules = ""
    var body = ""
    for (row, track) in tracks.enumerated() where track.contents != [""] {
      let place = (Double(row) * PictureRow.cell.height).svg
      guard track.contents.count > 1 else {
        body += "<g transform=\"translate(0 \(place))\">\(track.contents.first ?? "")</g>\n"
        continue
      }
      rules += Self.rules(of: track, row: row, length: length)
      let strip = track.contents.enumerated().map { index, content in
        index == 0 || content.isEmpty
          ? content
          : "<g transform=\"translate(0 \((Double(index) * PictureRow.cell.height).svg))\">\(content)</g>"
      }
      body +=
        "<svg y=\"\(place)\" width=\"100%\" height=\"\(PictureRow.cell.height.svg)\">"
        + "<g class=\"t r\(row)\">\(strip.joined())</g></svg>\n"
    }
    rules += "svg:hover .t{animation-play-state:paused}\n"
    rules += "@media(prefers-reduced-motion:reduce){.t{animation:none!important}}\n"
    return PictureCanvas(size: size, colors: colors, title: title).document(
      body, styles: styles, rules: rules)
  }

  private static func rules(of track: Track, row: Int, length: Duration) -> String {
    func move(_ content: Int) -> String {
      "transform:translateY(-\((Double(content) * PictureRow.cell.height).svg)px)"
    }
    var times: [Int: [String]] = [:]
    for (time, content) in track.changes {
      times[content, default: []].append("\((time / length * 100).svg)%")
    }
    let frames = times.keys.sorted().map { "\(times[$0]?.joined(separator: ",") ?? ""){\(move($0))}" }
    let last = track.changes.last?.content ?? 0
    let seconds = (length / .seconds(1)).svg
    return ".r\(row){\(move(last));animation:r\(row) \(seconds)s step-end infinite}\n"
      + "@keyframes r\(row){\(frames.joined())}\n"
  }
}

extension Frame {
  /// The rows that look different from those of another frame of this size, the cursor's included.
  fileprivate func changedRows(since other: Frame) -> [Int] {
    var rows = Set(changes(since: other).map(\.row))
    if cursor != other.cursor { rows.formUnion([cursor?.row, other.cursor?.row].compactMap { $0 }) }
    return rows.sorted()
  }
}
