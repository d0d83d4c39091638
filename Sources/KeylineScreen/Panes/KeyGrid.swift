import KeylineCore

/// The drawn keys of the layer that is up.
///
/// What changes at every key, the light on the pressed one, is kept to the few cells around its label: a
/// frame must cost few bytes on the wire.
struct KeyGrid {
  // Not the whole session: what is looked at for every key is to be copied as little as possible.
  private let keyboard: Layout
  private let layer: LayerState
  private let geometry: GridGeometry
  private let area: CellRect
  private let labels: LabelSet

  init(_ inputs: KeyboardPicture.Inputs) {
    keyboard = inputs.keyboard
    layer = inputs.layer
    geometry = inputs.screen.geometry
    area = inputs.screen.grid
    labels = inputs.labels
  }

  /// Draws the keys as they are when none is pressed.
  func draw(on frame: inout Frame) {
    guard area.height > 0 else { return }
    for place in geometry.frames {
      guard let key = keyboard.key(place.keyID) else { continue }
      let cap = KeyCap(place, gridRow: area.row, labels: labels)
      cap.drawBorder(on: &frame, style: key.role == .character ? .key : .keySpecial)
      cap.draw(
        label(of: key), style: style(of: key.role), isMarked: false, brackets: false,
        fillsWidth: key.role == .space, on: &frame)
    }
  }

  /// Draws the pressed key and the one that F2's walk stands on over the keys that are there.
  ///
  /// - Parameters:
  ///   - lit: the key that is lit; nil for none.
  ///   - focused: the key of the walk, which shows even when it is lit; nil for none.
  ///   - frame: what to draw on.
  func drawMarkedKeys(lit: String?, focused: String?, on frame: inout Frame) {
    guard area.height > 0 else { return }
    if let lit, lit != focused { mark(lit, .keyLit, on: &frame) }
    if let focused { mark(focused, .keyFocused, on: &frame) }
  }

  private func mark(_ id: String, _ style: CellStyle, on frame: inout Frame) {
    guard let place = geometry.frame(of: id), let key = keyboard.key(id) else { return }
    KeyCap(place, gridRow: area.row, labels: labels).draw(
      label(of: key), style: style, isMarked: true, brackets: style == .keyFocused,
      fillsWidth: key.role == .space, on: &frame)
  }

  private func label(of key: LayoutKey) -> String {
    KeyLabel(key, of: keyboard, layer: layer, labels: labels).text
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
