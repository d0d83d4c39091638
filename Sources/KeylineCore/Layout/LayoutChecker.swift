/// Finds what would make a layout unusable.
struct LayoutChecker {
  private static let mostRows = 6
  private static let mostKeys = 20
  /// The widest key in key units.
  private static let widestKey = 20.0
  /// The cells of a label on a key of one unit.
  private static let cellsPerUnit = 3.0

  let layout: Layout
  let file: String

  /// Everything wrong with the layout, in the order of the file.
  var problems: [LayoutError] {
    guard layout.layer(Layout.baseLayerID) != nil else {
      return [LayoutError(file: file, reason: "there is no layer base")]
    }
    let keys = layout.keys.values.sorted { $0.id < $1.id }.flatMap(problems(of:))
    return keys + layout.layers.flatMap(problems(of:)) + layout.layers.compactMap(problemWithReturn(of:))
  }

  private func problems(of key: LayoutKey) -> [LayoutError] {
    var reasons: [String] = []
    if !key.width.isFinite || key.width <= 0 || key.width > Self.widestKey {
      reasons.append("the width must be more than 0 and at most 20")
    }
    if !key.gap.isFinite || key.gap < 0 || key.gap > Self.widestKey {
      reasons.append("the gap must be 0 to 20")
    }
    if key.role == .character, key.output?.isEmpty ?? true { reasons.append("it has no output") }
    if key.role == .layer, key.layerID == nil { reasons.append("it has no layerId") }
    if let layer = key.layerID, layout.layer(layer) == nil {
      reasons.append("the layer \(layer) does not exist")
    }
    if key.role == .shift, layout.layer(Layout.shiftLayerID(of: key)) == nil {
      reasons.append("there is no layer for shift")
    }
    for id in key.longPress where layout.key(id) == nil { reasons.append("the alternate \(id) is no key") }
    if let preferred = key.longPressDefault, !key.longPress.contains(preferred) {
      reasons.append("longPressDefault \(preferred) is not among longPress")
    }
    let cells = CellWidth.cells(of: key.label)
    if Double(cells) > max(key.width, 1) * Self.cellsPerUnit {
      reasons.append("the label is \(cells) cells wide, wider than the key")
    }
    if let first = key.label.unicodeScalars.first, CellWidth.cells(of: first) == 0 {
      reasons.append("the label begins with a combining mark that has no base")
    }
    return reasons.map { LayoutError(file: file, key: key.id, reason: $0) }
  }

  private func problems(of layer: Layer) -> [LayoutError] {
    func error(_ row: Int?, _ key: String?, _ reason: String) -> LayoutError {
      LayoutError(file: file, layer: layer.id, row: row.map { $0 + 1 }, key: key, reason: reason)
    }
    var errors: [LayoutError] = []
    if layer.rows.isEmpty || layer.rows.count > Self.mostRows {
      errors.append(error(nil, nil, "a layer has 1 to \(Self.mostRows) rows"))
    }
    var seen: Set<String> = []
    for (index, row) in layer.rows.enumerated() {
      if row.isEmpty || row.count > Self.mostKeys {
        errors.append(error(index, nil, "a row has 1 to \(Self.mostKeys) keys"))
      }
      for id in row {
        if layout.key(id) == nil {
          let nearest = NearestName.find(id, in: layout.keys.keys.sorted())
          errors.append(
            error(index, id, "this key is unknown" + (nearest.map { "; did you mean \($0)?" } ?? "")))
        }
        if !seen.insert(id).inserted { errors.append(error(index, id, "it is in the layer twice")) }
      }
    }
    for role in [KeyRole.backspace, .space, .enter, .nextKeyboard]
    where layout.keyID(of: role, inLayer: layer.id) == nil {
      errors.append(error(nil, nil, "there is no key with the role \(role.rawValue)"))
    }
    return errors
  }

  /// Every layer must lead back to the letters.
  private func problemWithReturn(of layer: Layer) -> LayoutError? {
    var reached: Set<String> = []
    var pending = [layer.id]
    while let id = pending.popLast() {
      if id == Layout.baseLayerID { return nil }
      guard reached.insert(id).inserted, let current = layout.layer(id) else { continue }
      pending += current.rows.joined().flatMap { key in
        [false, true].map { layout.layerID(afterPressing: key, in: id, isDoubleTap: $0) }
      }
    }
    return LayoutError(file: file, layer: layer.id, reason: "no key leads back to the layer base")
  }
}
