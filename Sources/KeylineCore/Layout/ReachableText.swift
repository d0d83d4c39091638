/// Everything a layout can type, by what it takes to get there from its base layer.
struct ReachableText {
  private let simple: Set<String>
  private let gesture: Set<String>

  init(_ layout: Layout) {
    simple = Self.insertions(of: layout.keys(inLayers: layout.layerIDs(reachableFrom: Layout.baseLayerID)))
    let keys = layout.keys(
      inLayers: layout.layerIDs(reachableFrom: Layout.baseLayerID, doubleTapping: true))
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
  /// The layers one can get to, the first included.
  func layerIDs(reachableFrom start: String, doubleTapping: Bool = false) -> Set<String> {
    var reached: Set = [start]
    var waiting = [start]
    while let id = waiting.popLast() {
      for keyID in (layer(id)?.rows ?? []).joined() {
        for isDoubleTap in doubleTapping ? [false, true] : [false] {
          let next = layerID(afterPressing: keyID, in: id, isDoubleTap: isDoubleTap)
          if reached.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return reached
  }

  fileprivate func keys(inLayers ids: Set<String>) -> [LayoutKey] {
    ids.compactMap(layer).flatMap { $0.rows.joined().compactMap(key) }
  }
}
