/// Counts of writing on one layout: numbers only, never what was written nor in which order.
public struct Tally: Equatable, Sendable {
  /// The layout's id; empty for a sum of several.
  public let layout: String
  /// The presses of the drawn keys, those of physical keys counted for the drawn ones that they light.
  public private(set) var keys: [ScoreKey: Int] = [:]
  private var counts = [Int](repeating: 0, count: ScoreCounter.allCases.count)

  /// Creates a tally that has counted nothing.
  ///
  /// - Parameter layout: The layout's id; empty for a sum of several.
  public init(layout: String = "") { self.layout = layout }

  /// The count of a counter.
  public subscript(counter: ScoreCounter) -> Int {
    get { counts[counter.rawValue] }
    set { counts[counter.rawValue] = newValue }
  }

  /// Counts presses of a drawn key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - presses: How many.
  public mutating func press(_ key: ScoreKey, times presses: Int = 1) { keys[key, default: 0] += presses }

  /// Whether nothing has been counted.
  public var isEmpty: Bool { keys.isEmpty && counts.allSatisfy { $0 == 0 } }

  /// Adds what another tally has counted.
  ///
  /// - Complexity: O(*n*) in the keys of the other one.
  public mutating func add(_ other: Tally) {
    for index in counts.indices { counts[index] += other.counts[index] }
    for (key, presses) in other.keys { press(key, times: presses) }
  }

  /// What was counted since an earlier state of this tally.
  ///
  /// - Complexity: O(*n*) in the keys.
  func since(_ earlier: Tally) -> Tally {
    var change = Tally(layout: layout)
    for index in counts.indices { change.counts[index] = counts[index] - earlier.counts[index] }
    for (key, presses) in keys where presses != earlier.keys[key] {
      change.keys[key] = presses - (earlier.keys[key] ?? 0)
    }
    return change
  }

  /// The sum of tallies.
  ///
  /// - Parameter tallies: The tallies, of whatever layouts; keys of the same layer and id become one.
  /// - Returns: Their sum.
  public static func sum(_ tallies: some Sequence<Tally>) -> Tally {
    tallies.reduce(into: Tally()) { $0.add($1) }
  }
}
