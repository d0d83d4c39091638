/// Everything a layout can type, by what it takes to get there from its base layer.
struct ReachableText {
  private let simple: Set<String>
  private let gesture: Set<String>

  init(_ layout: Layout) {
    simple = Self.insertions(
      of: layout.keys(inLayers: LayerRoutes(layout).layerIDs(reachableFrom: Layout.baseLayerID)))
    let keys = layout.keys(
      inLayers: LayerRoutes(layout, doubleTapping: true).layerIDs(reachableFrom: Layout.baseLayerID))
    gesture = Self.insertions(of: keys + keys.flatMap(\.longPress).compactMap(layout.key))
  }

  /// Whether a text can be typed with no more than the means allowed.
  func contains(_ text: String, by reach: LayoutTest.Reach) -> Bool {
    switch reach {
    case .simple: simple.contains(text)
    case .gesture: gesture.contains(text)
    }
  }

  private static func insertions(of keys: [LayoutKey]) -> Set<String> { Set(keys.compactMap(\.insertion)) }
}

extension Layout {
  fileprivate func keys(inLayers ids: Set<String>) -> [LayoutKey] {
    ids.compactMap(layer).flatMap { $0.rows.joined().compactMap(key) }
  }
}
