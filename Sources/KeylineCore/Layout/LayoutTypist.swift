/// Types on a layout and nothing else: layers, one-shot shift and locks as the layout says.
struct LayoutTypist {
  let layout: Layout
  private(set) var layerID = Layout.baseLayerID
  private(set) var text = ""
  private var last: String?

  init(layout: Layout) { self.layout = layout }

  /// Presses a key; the second of two presses on shift counts as a double tap.
  ///
  /// - Returns: Whether the key is on the layer that is up.
  mutating func press(_ id: String) -> Bool {
    guard let key = layout.key(id), layout.layer(layerID)?.rows.joined().contains(id) == true else {
      return false
    }
    if let insertion = key.insertion { text += insertion }
    if key.role == .backspace, !text.isEmpty { text.removeLast() }
    layerID = layout.layerID(afterPressing: id, in: layerID, isDoubleTap: last == id)
    last = id
    return true
  }
}
