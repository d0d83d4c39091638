/// How warm the keys of a layer are: how often each was pressed, compared with the one pressed most.
public struct HeatMap: Equatable, Sendable {
  /// The levels, from 1 for a few presses to this one for the most; a key never pressed has level 0.
  public static let hottest = 5

  private let levels: [String: Int]

  /// Finds the levels of a layer's keys.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - presses: The presses of the layout's keys.
  init(of layer: Layer, presses: [ScoreKey: Int]) {
    let counted = layer.rows.joined().compactMap { key in
      presses[ScoreKey(layer: layer.id, key: key)].map { (key, $0) }
    }
    let most = counted.map(\.1).max() ?? 1
    // The first press shows, and only those near the most are hottest.
    levels = Dictionary(counted.map { ($0, ($1 * Self.hottest + most - 1) / most) }) { max($0, $1) }
  }

  /// The level of a key.
  public func level(of keyID: String) -> Int { levels[keyID] ?? 0 }
}
