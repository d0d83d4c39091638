/// A queue of places, the one with the greatest bound first: a binary heap.
struct BoundQueue {
  private var items: [(bound: Float, place: Int)] = []

  /// Adds a place.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ place: Int, bound: Float) {
    items.append((bound, place))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[parent].bound < items[child].bound else { return }
      items.swapAt(parent, child)
      child = parent
    }
  }

  /// Takes the place with the greatest bound.
  ///
  /// - Complexity: O(log *n*).
  mutating func popFirst() -> (bound: Float, place: Int)? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var largest = parent
      var child = 2 * parent + 1
      while child < min(2 * parent + 3, items.count) {
        if items[largest].bound < items[child].bound { largest = child }
        child += 1
      }
      guard largest != parent else { return first }
      items.swapAt(parent, largest)
      parent = largest
    }
  }
}
