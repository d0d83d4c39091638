/// How a terminal advances its cursor; the start-up probe finds out by asking where it went.
public struct WidthProfile: Hashable, Sendable {
  /// Whether a joined sequence (family, skin tone) takes the cells of one glyph, not those of its scalars.
  public var joinsClusters: Bool
  /// The cells of a narrow character that U+FE0F turns into an emoji: 1 or 2.
  public var emojiVariationCells: Int

  /// Creates a profile.
  ///
  /// - Parameters:
  ///   - joinsClusters: whether a joined sequence is one glyph.
  ///   - emojiVariationCells: 1 or 2.
  public init(joinsClusters: Bool, emojiVariationCells: Int) {
    precondition((1...2).contains(emojiVariationCells), "a character takes one cell or two")
    self.joinsClusters = joinsClusters
    self.emojiVariationCells = emojiVariationCells
  }

  /// What modern terminals do, and what is taken for granted until the probe has answered.
  public static let modern = WidthProfile(joinsClusters: true, emojiVariationCells: 2)
}
