extension Layout {
  /// The layout without its globe keys; the space of their rows takes their room.
  ///
  /// A space that is also in a row without a globe keeps its width, or that row would outgrow the others.
  ///
  /// - Complexity: O(*n*) in the number of keys drawn in all layers.
  public var withoutGlobe: Layout {
    let globes = keys.filter { $0.value.role == .nextKeyboard }
    let rows = layers.flatMap(\.rows)
    var resized: [LayoutKey] = []
    for space in keys.values where space.role == .space {
      let freed = rows.filter { $0.contains(space.id) }.map { row in
        row.compactMap { globes[$0] }.reduce(0) { $0 + $1.gap + $1.width }
      }
      guard let room = freed.first, room > 0, freed.allSatisfy({ $0 == room }) else { continue }
      resized.append(space.with(width: space.width + room))
    }
    guard !globes.isEmpty else { return self }
    return Layout(
      id: id, version: version, locale: locale, name: name, layoutName: layoutName, indicator: indicator,
      direction: direction, keys: Array(keys.values) + resized,
      layers: layers.map { layer in
        Layer(
          id: layer.id, rows: layer.rows.map { $0.filter { globes[$0] == nil } }, isOneShot: layer.isOneShot,
          lock: layer.lock, returnAfter: layer.returnAfter)
      })
  }
}

extension LayoutKey {
  fileprivate func with(width: Double) -> LayoutKey {
    LayoutKey(
      id: id, output: output, display: display, width: width, gap: gap, role: role, layerID: layerID,
      longPress: longPress, longPressDefault: longPressDefault, repeats: repeats, speech: speech)
  }
}
