import KeylineCore

/// What of the keyboard stays as it is from key to key: the keys without their light, the empty bar, the toolbar.
struct KeyboardPicture: Sendable {
  /// All that the picture depends on: the panes in it are given this and nothing else.
  ///
  /// Two of them compare quickly, because the large values in it share their storage as long as nothing changes.
  struct Inputs: Equatable, Sendable {
    let screen: ScreenLayout
    let size: ScreenSize
    let keyboard: Layout
    let layer: LayerState
    let labels: LabelSet
    let fileName: String?
    let isModified: Bool
    let isMouseOn: Bool

    init(_ session: Session, labels: LabelSet) {
      screen = session.screenLayout
      size = session.size
      keyboard = session.keyboard
      layer = session.layer
      self.labels = labels
      fileName = session.fileName
      isModified = session.isModified
      isMouseOn = session.isMouseOn
    }
  }

  let inputs: Inputs
  let frame: Frame

  init(_ inputs: Inputs) {
    var frame = Frame(size: inputs.size)
    let bar = inputs.screen.bar
    frame.fill(column: bar.column, row: bar.row, width: bar.width, height: bar.height, style: .bar)
    KeyGrid(inputs).draw(on: &frame)
    Toolbar(inputs).draw(on: &frame)
    self.inputs = inputs
    self.frame = frame
  }
}
