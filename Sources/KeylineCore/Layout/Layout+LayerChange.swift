extension Layout {
  /// The layer that is shown after a key of the current one was pressed.
  ///
  /// Shift goes to its layer and back; a double tap on it goes to the layer's `lock`. A key that inserts
  /// ends a one-shot layer. Space and enter lead back to base where the layer says so. The reducer and the
  /// layout tests share these rules.
  ///
  /// - Parameters:
  ///   - keyID: The key pressed, or the alternate chosen from a long press.
  ///   - layerID: The layer shown when it was pressed.
  ///   - isDoubleTap: Whether the same key was pressed just before, in time to count as a double tap.
  /// - Returns: The layer to show; always one the layout has, provided `layerID` is.
  public func layerID(afterPressing keyID: String, in layerID: String, isDoubleTap: Bool = false) -> String {
    guard let key = key(keyID), let current = layer(layerID) else { return layerID }
    let target: String?
    switch key.role {
    case .shift: target = layerAfterShift(key, in: current, isDoubleTap: isDoubleTap)
    case .layer: target = key.layerID
    case .backspace, .nextKeyboard: target = nil
    case .character, .space, .enter:
      let returns = current.isOneShot || current.returnAfter.contains(key.role)
      target = key.layerID ?? (returns ? Self.baseLayerID : nil)
    }
    return target.flatMap { layer($0)?.id } ?? layerID
  }

  /// The layer a shift key leads to: the one it names, else `shift`.
  public static func shiftLayerID(of key: LayoutKey) -> String { key.layerID ?? "shift" }

  /// The layer that is locked by a double tap of the shift key, `nil` where the layout locks none.
  public func lockedLayerID(ofShiftKey key: LayoutKey) -> String? { layer(Self.shiftLayerID(of: key))?.lock }

  private func layerAfterShift(_ key: LayoutKey, in current: Layer, isDoubleTap: Bool) -> String {
    let shiftID = Self.shiftLayerID(of: key)
    let lockID = lockedLayerID(ofShiftKey: key)
    if current.id == shiftID, isDoubleTap, let lockID { return lockID }
    return current.id == shiftID || current.id == lockID ? Self.baseLayerID : shiftID
  }
}
