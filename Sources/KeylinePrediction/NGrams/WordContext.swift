/// The last words before a word: three at most, as the model's n-grams reach no farther.
public struct WordContext: Hashable, Sendable {
  /// Their ids, the oldest first.
  public let ids: [WordID]

  /// The most words that count.
  public static let longest = 3

  /// Creates a context.
  ///
  /// - Parameter ids: The ids before the word, the oldest first; the last three count.
  public init(_ ids: some Collection<WordID>) {
    self.ids = ids.suffix(Self.longest)
  }
}
