/// How many cells of a terminal a text takes.
///
/// Scalars have the widths of glibc's `wcwidth`, from a generated table so that no locale has a say.
/// Control characters and invalid bytes are not printable; `SoftWrap` says what is drawn for them.
public enum CellWidth {
  /// The cells of a character.
  ///
  /// A joined cluster takes what its scalars take, but no more than two cells, and two when it is an emoji
  /// by its first scalar or by U+FE0F.
  ///
  /// - Parameters:
  ///   - character: any printable character.
  ///   - profile: how the terminal counts.
  /// - Returns: 0, 1 or 2, and more for a sequence on a terminal that does not join it.
  public static func cells(of character: Character, profile: WidthProfile = .modern) -> Int {
    var sum = 0
    var base: Unicode.Scalar?
    var hasEmojiVariation = false
    for scalar in character.unicodeScalars {
      sum += cells(of: scalar)
      if base == nil { base = scalar }
      if scalar == "\u{FE0F}" { hasEmojiVariation = true }
    }
    guard profile.joinsClusters else {
      return hasEmojiVariation && sum == 1 ? profile.emojiVariationCells : sum
    }
    let cells = min(sum, 2)
    if cells == 1, let base, isEmoji(base) { return 2 }
    return hasEmojiVariation ? max(cells, profile.emojiVariationCells) : cells
  }

  /// The cells of a string without control characters.
  ///
  /// - Parameters:
  ///   - string: printable text.
  ///   - profile: how the terminal counts.
  /// - Returns: the sum over its characters.
  /// - Complexity: O(count).
  public static func cells(of string: String, profile: WidthProfile = .modern) -> Int {
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string.utf8.count }
    return string.reduce(0) { $0 + cells(of: $1, profile: profile) }
  }

  /// The cells of a scalar: 0, 1 or 2; two for an emoji younger than the table.
  ///
  /// - Parameter scalar: any printable scalar.
  /// - Returns: its cells.
  public static func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    // Han and Hangul, which whole lines are made of, without a search.
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
    if contains(WidthTable.wide, value) { return 2 }
    if contains(WidthTable.zero, value) { return 0 }
    return isEmoji(scalar) && value >= 0x1F000 && !isRegionalIndicator(scalar) ? 2 : 1
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstEmoji && scalar.properties.isEmojiPresentation
  }

  /// The first scalar that is shown as an emoji by itself: what lies below needs no look at its properties.
  private static let firstEmoji: UInt32 = 0x231A

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a table of ranges, each as its first and last value in rising order, holds a value.
  private static func contains(_ table: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if table[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return low < table.count / 2 && table[2 * low] <= value
  }
}
