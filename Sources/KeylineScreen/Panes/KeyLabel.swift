import KeylineCore

/// What stands on a drawn key: a sign for what it does, or what it types.
struct KeyLabel {
  let text: String

  init(_ key: LayoutKey, of keyboard: Layout, layer: LayerState, labels: LabelSet) {
    switch key.role {
    case .shift: text = Self.shift(layer, labels)
    case .backspace: text = labels == .ascii ? "<-" : "⌫"
    case .enter: text = labels == .ascii ? "enter" : "⏎"
    case .space: text = keyboard.name
    case .nextKeyboard: text = key.display ?? keyboard.indicator
    case .layer, .character: text = key.label
    }
  }

  /// The three states differ by their sign, so that they differ without colours too.
  private static func shift(_ layer: LayerState, _ labels: LabelSet) -> String {
    let state = layer.page == nil ? layer.shift : .off
    return switch (state, labels) {
    case (.off, .unicode): "⇧"
    case (.oneShot, .unicode): "⬆"
    case (.locked, .unicode): "⇪"
    case (.off, .ascii): "shift"
    case (.oneShot, .ascii): "Shift"
    case (.locked, .ascii): "SHIFT"
    }
  }
}
