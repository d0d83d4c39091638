/// Judges whether a layout works as a keyboard.
public enum LayoutChecker {
  /// The faults of a layout, in the order of its parts.
  ///
  /// - Parameters:
  ///   - layout: The layout as read.
  ///   - file: The file's name in the errors.
  /// - Returns: All faults; empty for a layout that is fit for use.
  /// - Complexity: O(*k* + *l*²) in the keys and the (at most ``LayoutLimits/layers``) layers.
  public static func problems(of layout: Layout, file: String) -> [LayoutError] {
    let place = LayoutError(.noBaseLayer, file: file)
    return headerProblems(layout, place) + keyProblems(layout, place)
      + layout.layers.flatMap { layerProblems($0, of: layout, place.inLayer($0.id)) }
      + routeProblems(layout, place)
  }

  private static func headerProblems(_ layout: Layout, _ place: LayoutError) -> [LayoutError] {
    var problems: [LayoutError] = []
    let numbers = layout.version.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = numbers.count == 3 && numbers.allSatisfy { UInt32($0) != nil && $0.first != "+" }
    if !isVersion { problems.append(place.with(.badVersion(layout.version))) }
    if layout.layer(Layout.baseLayerID) == nil { problems.append(place.with(.noBaseLayer)) }
    return problems
  }

  // MARK: Keys

  private static func keyProblems(_ layout: Layout, _ place: LayoutError) -> [LayoutError] {
    // The bag has no order; by id, a file gives the same report every time.
    layout.keys.values.sorted { $0.id < $1.id }.flatMap { key in
      problems(of: key, in: layout).map(place.inKey(key.id).with)
    }
  }

  private static func problems(of key: LayoutKey, in layout: Layout) -> [LayoutError.Reason] {
    var reasons: [LayoutError.Reason] = []
    if key.role == .character, key.output == nil { reasons.append(.missingOutput) }
    if !(key.width > 0 && key.width <= LayoutLimits.units) { reasons.append(.badWidth) }
    if !(key.gap >= 0 && key.gap <= LayoutLimits.units) { reasons.append(.badGap) }
    if key.role == .layer, key.layerID == nil { reasons.append(.missingLayerID) }
    let target = key.role == .shift ? Layout.shiftLayerID(of: key) : key.layerID
    if let target, layout.layer(target) == nil { reasons.append(unknownLayer(target, in: layout)) }
    for id in key.longPress {
      guard let alternate = layout.key(id) else {
        reasons.append(.unknownAlternate(id, nearest: NearestName.find(id, in: layout.keys.keys)))
        continue
      }
      if alternate.role != .character { reasons.append(.alternateWithoutOutput(id)) }
    }
    if let first = key.longPressDefault, !key.longPress.contains(first) {
      reasons.append(.defaultNotAmongAlternates(first))
    }
    return reasons + labelProblems(of: key, in: layout)
  }

  private static func labelProblems(of key: LayoutKey, in layout: Layout) -> [LayoutError.Reason] {
    let label = key.role == .nextKeyboard ? key.display ?? layout.indicator : key.label
    var reasons: [LayoutError.Reason] = []
    if label.unicodeScalars.first.map(isMark) ?? false { reasons.append(.bareCombiningMark) }
    let isMeasurable = key.width > 0 && key.width <= LayoutLimits.units
    // As wide as the frame the geometry gives the key, less the gap to the next one.
    let most = isMeasurable ? max(1, Int(key.width * Double(LayoutLimits.columnsOfUnit)) - 1) : 0
    let cells = CellWidth.cells(of: label)
    if isMeasurable, cells > most { reasons.append(.labelTooWide(cells: cells, most: most)) }
    return reasons
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  // MARK: Layers

  private static func layerProblems(
    _ layer: Layer, of layout: Layout, _ place: LayoutError
  ) -> [LayoutError] {
    var problems: [LayoutError] = layer.rows.isEmpty ? [place.with(.noRows)] : []
    if layer.rows.count > LayoutLimits.rows {
      problems.append(place.with(.tooMany(of: "rows", most: LayoutLimits.rows)))
    }
    var seen: Set<String> = []
    for (index, row) in layer.rows.enumerated() {
      var place = place
      place.row = index + 1
      if row.isEmpty { problems.append(place.with(.emptyRow)) }
      if row.count > LayoutLimits.keysInRow {
        problems.append(place.with(.tooMany(of: "keys in a row", most: LayoutLimits.keysInRow)))
      }
      for id in row {
        if layout.key(id) == nil {
          let nearest = NearestName.find(id, in: layout.keys.keys)
          problems.append(place.inKey(id).with(.unknownKey(nearest: nearest)))
        }
        if !seen.insert(id).inserted { problems.append(place.inKey(id).with(.repeatedKey)) }
      }
    }
    if let lock = layer.lock, layout.layer(lock) == nil {
      problems.append(place.with(unknownLayer(lock, in: layout)))
    }
    let roles = Set(seen.compactMap { layout.key($0)?.role })
    let needed: [KeyRole] = [.backspace, .space, .enter, .nextKeyboard]
    problems += needed.filter { !roles.contains($0) }.map { place.with(.missingRole($0)) }
    return problems
  }

  // MARK: Ways between layers

  private static func routeProblems(_ layout: Layout, _ place: LayoutError) -> [LayoutError] {
    guard layout.layer(Layout.baseLayerID) != nil else { return [] }
    let taps = LayerRoutes(layout)
    let fromBase = LayerRoutes(layout, doubleTapping: true).layerIDs(reachableFrom: Layout.baseLayerID)
    return layout.layers.flatMap { layer -> [LayoutError] in
      var problems: [LayoutError] = []
      let place = place.inLayer(layer.id)
      if !fromBase.contains(layer.id) { problems.append(place.with(.unreachableLayer)) }
      if !taps.layerIDs(reachableFrom: layer.id).contains(Layout.baseLayerID) {
        problems.append(place.with(.noWayToBase))
      }
      return problems
    }
  }

  private static func unknownLayer(_ id: String, in layout: Layout) -> LayoutError.Reason {
    .unknownLayer(id, nearest: NearestName.find(id, in: layout.layers.map(\.id)))
  }
}
