/// Where each of many distinct keys lies: an open hash table of their places.
struct KeyIndex {
  private var slots: [UInt32]
  private let mask: Int
  private static let empty = UInt32.max

  /// Indexes keys by their places.
  ///
  /// - Complexity: O(*n*) in their number.
  init(_ keys: [UInt64]) {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Self.empty, count: size)
    for (place, key) in keys.enumerated() {
      var slot = Self.hash(key) & mask
      while slots[slot] != Self.empty { slot = (slot + 1) & mask }
      slots[slot] = UInt32(place)
    }
  }

  /// The place of a key among the keys that were indexed; nil where it is none of them.
  func place(of key: UInt64, in keys: [UInt64]) -> Int? {
    var slot = Self.hash(key) & mask
    while slots[slot] != Self.empty {
      if keys[Int(slots[slot])] == key { return Int(slots[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func hash(_ key: UInt64) -> Int {
    let product = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (product ^ (product >> 29)) >> 8)
  }
}
