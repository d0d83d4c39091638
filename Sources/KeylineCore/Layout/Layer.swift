/// One page of a layout: rows of key ids and what ends the page.
public struct Layer: Equatable, Sendable {
  /// The name by which keys refer to the layer; every layout starts in `base`.
  public let id: String
  /// The rows from top to bottom, each the ids of its keys as drawn from left to right.
  public let rows: [[String]]
  /// Whether the layer ends by itself after one key that inserts.
  public let isOneShot: Bool
  /// The layer that a double tap of the key leading here locks (shift to caps), `nil` where there is none.
  public let lock: String?
  /// The roles after which the layout goes back to base (a symbols page after its space).
  public let returnAfter: Set<KeyRole>

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - id: The name keys use.
  ///   - rows: The rows from top to bottom, ids from left to right.
  ///   - isOneShot: Whether one inserting key ends the layer.
  ///   - lock: The layer a double tap locks.
  ///   - returnAfter: The roles that lead back to base.
  public init(
    id: String, rows: [[String]], isOneShot: Bool = false, lock: String? = nil,
    returnAfter: Set<KeyRole> = []
  ) {
    self.id = id
    self.rows = rows
    self.isOneShot = isOneShot
    self.lock = lock
    self.returnAfter = returnAfter
  }
}
