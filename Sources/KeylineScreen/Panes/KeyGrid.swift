import KeylineCore

/// The drawn keys of the layer that is up.
///
/// What changes at every key, the light on the pressed one, is kept to the few cells around its label: a
/// frame must cost few bytes on the wire.
struct KeyGrid {
  // Not the whole session: what is looked at for every key is to be copied as little as possible.
  private let keyboard: Layout
  private let layer: LayerState
  private let frames: [KeyFrame]
  private let firstRow: Int
  private let litKeyID: String?
  private let focusedKeyID: String?
  private let labels: LabelSet

  init(_ session: Session, labels: LabelSet) {
    keyboard = session.keyboard
    layer = session.layer
    let layout = session.screenLayout
    frames = layout.grid.height > 0 ? layout.geometry.frames : []
    firstRow = layout.grid.row
    litKeyID = session.litKey
    focusedKeyID = session.focusedKeyID
    self.labels = labels
  }

  func draw(on frame: inout Frame) {
    for place in frames {
      if let key = keyboard.key(place.keyID) { draw(key, at: place, on: &frame) }
    }
  }

  private func draw(_ key: LayoutKey, at place: KeyFrame, on frame: inout Frame) {
    let cap = KeyCap(place, gridRow: firstRow, labels: labels)
    cap.drawBorder(on: &frame, style: key.role == .character ? .key : .keySpecial)
    let label = KeyLabel(key, of: keyboard, layer: layer, labels: labels).text
    let isFocused = focusedKeyID == key.id
    let isLit = litKeyID == key.id
    cap.draw(
      label, style: isFocused ? .keyFocused : isLit ? .keyLit : style(of: key.role),
      isMarked: isFocused || isLit, brackets: isFocused, fillsWidth: key.role == .space, on: &frame)
  }

  private func style(of role: KeyRole) -> CellStyle {
    switch role {
    case .character: return .key
    case .shift:
      return switch layer.shift {
      case _ where layer.page != nil: .keySpecial
      case .off: .keySpecial
      case .oneShot: .keyOneShot
      case .locked: .keyLocked
      }
    case .backspace, .enter, .space, .layer, .nextKeyboard: return .keySpecial
    }
  }
}
