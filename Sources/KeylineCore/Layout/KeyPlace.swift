/// Where a key is drawn: a layer and a key in it.
public struct KeyPlace: Hashable, Sendable {
  /// The layer that shows the key.
  public let layerID: String
  /// The key.
  public let keyID: String

  /// Creates a place.
  public init(layerID: String, keyID: String) {
    self.layerID = layerID
    self.keyID = keyID
  }
}
