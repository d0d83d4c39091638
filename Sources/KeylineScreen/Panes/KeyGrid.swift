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
    for place in geometry.frames { draw(place, marked: nil, on: &frame) }
  }

  /// Draws the pressed key and the one that F2's walk stands on over the keys that are there.
  ///
  /// - Parameters:
  ///   - lit: the key that is lit; nil for none.
  ///   - focused: the key of the walk, which shows even when it is lit; nil for none.
  ///   - frame: what to draw on.
  func drawMarkedKeys(lit: String?, focused: String?, on frame: inout Frame) {
    guard area.height > 0, lit != nil || focused != nil else { return }
    for place in geometry.frames {
      if place.keyID == focused {
        draw(place, marked: .keyFocused, on: &frame)
      } else if place.keyID == lit {
        draw(place, marked: .keyLit, on: &frame)
      }
    }
  }

  private func draw(_ place: KeyFrame, marked: CellStyle?, on frame: inout Frame) {
    guard let key = keyboard.key(place.keyID) else { return }
    let cap = KeyCap(place, gridRow: area.row, labels: labels)
    cap.drawBorder(on: &frame, style: key.role == .character ? .key : .keySpecial)
    let label = KeyLabel(key, of: keyboard, layer: layer, labels: labels).text
    cap.draw(
      label, style: marked ?? style(of: key.role), isMarked: marked != nil, brackets: marked == .keyFocused,
      fillsWidth: key.role == .space, on: &frame)
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
