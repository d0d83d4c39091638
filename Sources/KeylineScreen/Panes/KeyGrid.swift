import KeylineCore

/// The drawn keys of the layer that is up.
///
/// What changes at every key, the light on the pressed one, is kept to the few cells around its label: a
/// frame must cost few bytes on the wire.
struct KeyGrid {
  private let session: Session
  private let keyboard: Layout
  private let labels: LabelSet

  init(_ session: Session, labels: LabelSet) {
    self.session = session
    keyboard = session.keyboard
    self.labels = labels
  }

  func draw(on frame: inout Frame) {
    let layout = session.screenLayout
    guard layout.grid.height > 0 else { return }
    let focused = session.focusedKeyID
    for place in layout.geometry.frames {
      guard let key = keyboard.key(place.keyID) else { continue }
      draw(key, at: place, gridRow: layout.grid.row, isFocused: key.id == focused, on: &frame)
    }
  }

  private func draw(
    _ key: LayoutKey, at place: KeyFrame, gridRow: Int, isFocused: Bool, on frame: inout Frame
  ) {
    let style = style(of: key)
    let cap = KeyCap(place, gridRow: gridRow, labels: labels)
    cap.drawBorder(on: &frame, style: key.role == .character ? .key : .keySpecial)
    let label = KeyLabel(key, of: keyboard, layer: session.layer, labels: labels).text
    let isLit = session.litKey == key.id
    cap.draw(
      label, style: isFocused ? .keyFocused : isLit ? .keyLit : style, isMarked: isFocused || isLit,
      brackets: isFocused, fillsWidth: key.role == .space, on: &frame)
  }

  private func style(of key: LayoutKey) -> CellStyle {
    switch key.role {
    case .character: return .key
    case .shift:
      return switch session.layer.shift {
      case _ where session.layer.page != nil: .keySpecial
      case .off: .keySpecial
      case .oneShot: .keyOneShot
      case .locked: .keyLocked
      }
    case .backspace, .enter, .space, .layer, .nextKeyboard: return .keySpecial
    }
  }
}
