import KeylineCore

/// The drawn keys of the layer that is up, none of them pressed.
struct KeyGrid {
  private let keyboard: Layout
  private let layer: LayerState
  private let geometry: GridGeometry
  private let area: CellRect
  private let labels: LabelSet
  private let heatMap: HeatMap?

  init(_ inputs: KeyboardPicture.Inputs) {
    keyboard = inputs.keyboard
    layer = inputs.layer
    geometry = inputs.screen.geometry
    area = inputs.screen.grid
    labels = inputs.labels
    heatMap = inputs.heatMap
  }

  /// Draws the keys.
  ///
  /// - Returns: what of each key lights up when it is pressed.
  func draw(on frame: inout Frame) -> [KeyMark] {
    geometry.frames.compactMap { place in
      guard let key = keyboard.key(place.keyID) else { return nil }
      let cap = KeyCap(place, gridRow: area.row, labels: labels)
      cap.drawBorder(on: &frame, style: key.role == .character ? .key : .keySpecial)
      let heat = heatMap.map { KeyHeat(level: $0.level(of: key.id), labels: labels) }
      let mark = cap.draw(
        label(of: key), style: style(of: key.role, heat), fillsWidth: key.role == .space, on: &frame)
      if let heat { cap.draw(heat, beside: mark, on: &frame) }
      return mark
    }
  }

  private func label(of key: LayoutKey) -> String {
    KeyLabel(key, of: keyboard, layer: layer, labels: labels).text
  }

  /// How warm a key is shows on its label, too, unless that tells a state of it.
  private func style(of role: KeyRole, _ heat: KeyHeat?) -> CellStyle {
    let style = style(of: role)
    return style == .key || style == .keySpecial ? heat?.style ?? style : style
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
