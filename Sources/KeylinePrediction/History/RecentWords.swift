import Glibc

/// The words that were just written: they count more, and fade with every word after them.
struct RecentWords: Sendable {
  /// How many words were written.
  private(set) var count = 0
  /// What all of them count.
  private(set) var total: Float = 0
  /// The last of them by number, the latest last.
  private(set) var ids: [Int32] = []

  /// As many are offered between words.
  private static let mostOffered = 64
  private static let factors = (0..<1024).map { exp2f(-Float($0) / HistoryWeights.recentHalfLife) }

  /// What is left of a word after so many others.
  static func decay(_ words: Int) -> Float { words < factors.count ? factors[max(0, words)] : 0 }

  /// Notes that a word was written.
  mutating func append(_ id: Int32) {
    count += 1
    total = total * Self.decay(1) + 1
    ids.append(id)
    if ids.count > 2 * Self.mostOffered { ids.removeFirst(Self.mostOffered) }
  }
}
