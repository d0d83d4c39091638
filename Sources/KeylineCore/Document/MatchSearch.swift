/// A search through a whole text in bounded steps: counts the matches and finds the next one.
///
/// It holds the text as it was at the start; after an edit, begin a new one.
public struct MatchSearch: Sendable {
  private let needle: TextNeedle
  private let text: PieceTree
  private let origin: Int
  private var position = 0

  /// The matches found so far; they do not overlap.
  public private(set) var matchCount = 0
  /// How many of them begin before the origin.
  public private(set) var matchCountBeforeOrigin = 0
  /// The first match of the text, once it is found.
  public private(set) var firstMatch: Range<Int>?
  /// The last match that begins before the origin, as far as found.
  public private(set) var lastMatchBeforeOrigin: Range<Int>?
  /// The first match at or after the origin, once it is found.
  public private(set) var firstMatchFromOrigin: Range<Int>?
  /// Whether the whole text has been looked at.
  public var isFinished: Bool { position >= text.byteCount }

  /// Begins a search; nil for an empty needle.
  ///
  /// - Parameters:
  ///   - needle: what to look for, in any case when it has no capital letter.
  ///   - text: where to look.
  ///   - origin: a byte offset, usually the caret's.
  public init?(for needle: String, in text: PieceTree, origin: Int = 0) {
    guard let needle = TextNeedle(needle) else { return nil }
    self.needle = needle
    self.text = text
    self.origin = origin
  }

  /// Looks at some more of the text.
  ///
  /// - Parameter maxBytes: how many bytes at most, at least 1.
  /// - Complexity: O(maxBytes).
  public mutating func step(maxBytes: Int) {
    let end = min(position + max(maxBytes, 1), text.byteCount)
    while position < end {
      guard let match = needle.firstMatch(in: text, beginningIn: position..<end) else {
        position = end
        return
      }
      note(match)
      position = match.upperBound
    }
  }

  private mutating func note(_ match: Range<Int>) {
    matchCount += 1
    if firstMatch == nil { firstMatch = match }
    if match.lowerBound < origin {
      matchCountBeforeOrigin += 1
      lastMatchBeforeOrigin = match
    } else if firstMatchFromOrigin == nil {
      firstMatchFromOrigin = match
    }
  }
}
