/// The places of a trie that are still to be searched, the most promising first: a binary heap.
struct NodeQueue {
  /// A place, and the most that a word at it or below can score.
  struct Item {
    let bound: Float
    let node: LexiconNode
    let cost: Float
  }

  private var items: [Item] = []

  mutating func push(_ item: Item) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2].bound < items[child].bound {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Item? {
    guard let top = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return top }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child].bound < items[child + 1].bound { child += 1 }
      guard items[parent].bound < items[child].bound else { break }
      items.swapAt(parent, child)
      parent = child
    }
    return top
  }
}
