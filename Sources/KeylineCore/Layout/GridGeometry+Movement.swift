extension GridGeometry {
  /// The key next to another one, for walking over the grid with arrows.
  ///
  /// - Parameters:
  ///   - direction: Where to go; left and right stay in the row, up and down go to the key under the same
  ///     middle column, else to the nearest of the next row.
  ///   - keyID: The key to start from.
  /// - Returns: The neighbour, `nil` at an edge or where the key is not drawn.
  public func key(_ direction: GridDirection, of keyID: String) -> KeyFrame? {
    guard let start = frame(of: keyID) else { return nil }
    switch direction {
    case .left: return frames.last { $0.y == start.y && $0.x < start.x }
    case .right: return frames.first { $0.y == start.y && $0.x > start.x }
    case .up: return nearest(to: start, inLine: frames.last { $0.y < start.y }?.y)
    case .down: return nearest(to: start, inLine: frames.first { $0.y > start.y }?.y)
    }
  }

  private func nearest(to start: KeyFrame, inLine line: Int?) -> KeyFrame? {
    frames.filter { $0.y == line }.min { $0.distance(to: start) < $1.distance(to: start) }
  }
}

extension KeyFrame {
  /// Twice the distance in columns between the middles of two keys; doubled, it stays a whole number.
  fileprivate func distance(to other: KeyFrame) -> Int {
    abs((2 * x + width) - (2 * other.x + other.width))
  }
}
