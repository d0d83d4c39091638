/// A drawn key of a layout, as presses are counted: by its layer and its id.
public struct ScoreKey: Hashable, Sendable {
  /// The layer that it was pressed on.
  public let layer: String
  /// The key's id.
  public let key: String

  /// Creates a key.
  public init(layer: String, key: String) {
    self.layer = layer
    self.key = key
  }
}
