/// How shift stands.
public enum ShiftState: Hashable, Sendable {
  case off
  /// Capitals for one character.
  case oneShot
  /// Capitals until shift is pressed again.
  case locked
}

/// Which layer of the layout is up.
public struct LayerState: Hashable, Sendable {
  /// The page when it is not the letters: the identity of a layer such as `numbers`.
  public var page: String?
  /// How shift stands while the letters are up.
  public var shift: ShiftState = .off
  /// Whether the one-shot shift came from a sentence start and not from a key.
  public var isAutomatic = false

  /// Creates the state of a fresh keyboard: letters, no shift.
  public init() {}

  /// The identity of the layer that is drawn.
  public var layerID: String {
    if let page { return page }
    return switch shift {
    case .off: "base"
    case .oneShot: "shift"
    case .locked: "caps"
    }
  }
}
