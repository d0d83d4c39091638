import KeylineCore

/// What of the keyboard stays as it is from key to key: the keys without their light, the empty bar, the toolbar.
///
/// A class, though it never changes: it is looked at for every key, and copying a reference touches less memory.
final class KeyboardPicture: Sendable {
  /// All that the picture depends on: the panes in it are given this and nothing else.
  ///
  /// Two of them compare quickly, because the large values in it share their storage as long as nothing changes.
  struct Inputs: Equatable, Sendable {
    let screen: ScreenLayout
    let size: ScreenSize
    let keyboard: Layout
    let layer: LayerState
    let heatMap: HeatMap?
    let labels: LabelSet
    let fileName: String?
    let isModified: Bool
    let isMouseOn: Bool
    let stateMarks: [String]
    let badge: String?
    let isCommitMessage: Bool

    init(_ session: borrowing Session, labels: LabelSet) {
      screen = session.screenLayout
      size = session.size
      keyboard = session.keyboard
      layer = session.drawnLayer
      heatMap = session.heatMap
      self.labels = labels
      fileName = session.fileName
      isModified = session.isModified
      isMouseOn = session.isMouseOn
      stateMarks = session.stateMarks
      badge = session.completionBadge
      isCommitMessage = session.purpose == .commitMessage
    }
  }

  let inputs: Inputs
  let frame: Frame
  /// What of each key lights up.
  private let marks: [KeyMark]

  init(_ inputs: Inputs) {
    var frame = Frame(size: inputs.size)
    let bar = inputs.screen.bar
    let rows = bar.height + inputs.screen.completions.height
    frame.fill(column: bar.column, row: bar.row, width: bar.width, height: rows, style: .bar)
    marks = KeyGrid(inputs).draw(on: &frame)
    BadgeRow(inputs).draw(on: &frame)
    Toolbar(inputs).draw(on: &frame)
    self.inputs = inputs
    self.frame = frame
  }

  /// Shows the pressed key and the one that F2's walk stands on.
  ///
  /// - Parameters:
  ///   - lit: the key that is lit; nil for none.
  ///   - focused: the key of the walk, which shows even when it is lit; nil for none.
  ///   - frame: a frame that begins as this picture's.
  func mark(lit: String?, focused: String?, on frame: inout Frame) {
    if let lit, lit != focused { mark(of: lit)?.draw(.keyLit, brackets: false, on: &frame) }
    if let focused { mark(of: focused)?.draw(.keyFocused, brackets: true, on: &frame) }
  }

  private func mark(of id: String) -> KeyMark? { marks.first { $0.keyID == id } }
}
