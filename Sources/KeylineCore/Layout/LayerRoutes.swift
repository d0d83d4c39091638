/// Which layers the keys of each layer lead to.
struct LayerRoutes {
  private var next: [String: Set<String>] = [:]

  /// Collects the routes of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - doubleTapping: Whether double taps count as well.
  /// - Complexity: O(*n*) in the number of keys drawn in all layers.
  init(_ layout: Layout, doubleTapping: Bool = false) {
    for layer in layout.layers {
      for keyID in layer.rows.joined() {
        next[layer.id, default: []].insert(layout.layerID(afterPressing: keyID, in: layer.id))
        guard doubleTapping, layout.key(keyID)?.role == .shift else { continue }
        next[layer.id, default: []].insert(
          layout.layerID(afterPressing: keyID, in: layer.id, isDoubleTap: true))
      }
    }
  }

  /// The layers one can get to, the first included.
  func layerIDs(reachableFrom start: String) -> Set<String> {
    var reached: Set = [start]
    var waiting = [start]
    while let id = waiting.popLast() {
      for target in next[id] ?? [] where reached.insert(target).inserted { waiting.append(target) }
    }
    return reached
  }
}
