/// A keyboard reduced to its layout: the layer shown and the text typed so far.
struct LayoutTypist {
  let layout: Layout
  private(set) var text: String
  private(set) var layerID = Layout.baseLayerID

  init(layout: Layout, text: String) {
    self.layout = layout
    self.text = text
  }

  /// Does one step of a test.
  mutating func perform(_ step: LayoutTest.Step) throws(LayoutTestFailure.Reason) {
    switch step {
    case .keystroke(let keyID, let longPress?, _): try hold(keyID, choosing: longPress)
    case .keystroke(let keyID, nil, let tapCount):
      for tap in 1...max(1, tapCount) { try press(keyID, isDoubleTap: tap == 2) }
    case .backspace:
      guard let keyID = layout.keyID(of: .backspace, inLayer: layerID) else {
        throw .notShown(key: KeyRole.backspace.rawValue, layer: layerID)
      }
      try press(keyID, isDoubleTap: false)
    case .check(let expected):
      guard text == expected else { throw .wrongText(expected: expected, found: text) }
    }
  }

  private mutating func press(_ keyID: String, isDoubleTap: Bool) throws(LayoutTestFailure.Reason) {
    act(try shownKey(keyID), isDoubleTap: isDoubleTap)
  }

  private mutating func hold(_ keyID: String, choosing number: Int) throws(LayoutTestFailure.Reason) {
    let alternates = try shownKey(keyID).longPress
    guard alternates.indices.contains(number - 1), let key = layout.key(alternates[number - 1]) else {
      throw .noAlternate(key: keyID, number: number, of: alternates.count)
    }
    act(key, isDoubleTap: false)
  }

  private func shownKey(_ keyID: String) throws(LayoutTestFailure.Reason) -> LayoutKey {
    guard let key = layout.key(keyID), layout.layer(layerID)?.rows.joined().contains(keyID) == true else {
      throw .notShown(key: keyID, layer: layerID)
    }
    return key
  }

  private mutating func act(_ key: LayoutKey, isDoubleTap: Bool) {
    if key.role == .backspace { text = String(text.dropLast()) }
    text += key.insertion ?? ""
    layerID = layout.layerID(afterPressing: key.id, in: layerID, isDoubleTap: isDoubleTap)
  }
}
