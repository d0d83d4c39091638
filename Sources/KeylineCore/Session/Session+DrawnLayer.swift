/// When the drawn keys follow the layer that is up.
extension Session {
  /// The layer that the next frame shows.
  ///
  /// Capitals that come by themselves, at a sentence's start, wait for a pause: whoever writes on has
  /// typed the one capital before the eye is there, and all letters would flicker twice.
  var nextDrawnLayer: LayerState {
    let isWaiting = layer.isAutomatic && layer.shift == .oneShot && drawnLayer.layerID == Layout.baseLayerID
    return isWaiting ? drawnLayer : layer
  }

  /// Draws the layer that is up, or waits for the pause to do so.
  mutating func drawLayer(now: Duration, _ effects: inout [Effect]) {
    guard layer != drawnLayer else { return }
    drawnLayer = nextDrawnLayer
    guard layer != drawnLayer, !isLayerDue else { return }
    isLayerDue = true
    effects.append(.schedule(.capitals, at: now + Delay.capitals))
  }

  /// Draws the capitals of a sentence's start: the pause is over.
  mutating func drawCapitals() {
    isLayerDue = false
    drawnLayer = layer
  }
}
