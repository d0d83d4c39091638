/// Words: runs of letters, marks, digits and apostrophes.
extension TextDocument {
  /// How far words are looked for, in bytes, one try after the other.
  private static let wordReaches = [64, 512, 4096]
  /// The farthest the word around the caret is followed on either side, in bytes.
  private static let currentWordReach = 256

  /// The part of the word before the caret, without apostrophes that open it; empty when there is none.
  ///
  /// - Complexity: O(log n); words are followed for 256 bytes.
  public var currentWordPrefixRange: Range<Int> {
    let window = window(before: caret, reach: TextDocument.currentWordReach)
    var start = caret
    var wordStart = caret
    for cluster in window.reversed() {
      guard cluster.isWordPart else { break }
      start -= cluster.range.count
      if !cluster.isApostrophe { wordStart = start }
    }
    return wordStart..<caret
  }

  /// The text of `currentWordPrefixRange`: what a completion completes.
  public var currentWordPrefix: String { text.string(in: currentWordPrefixRange) }

  /// The word around the caret or just before it, without apostrophes that open it; empty when there is
  /// none.
  ///
  /// - Complexity: O(log n); words are followed for 256 bytes either way.
  public var currentWordRange: Range<Int> {
    var end = caret
    for cluster in window(after: caret, reach: TextDocument.currentWordReach) {
      guard cluster.isWordPart else { break }
      end += cluster.range.count
    }
    return currentWordPrefixRange.lowerBound..<end
  }

  /// The start of the word that the caret is in or behind, over whatever lies between.
  func wordStart(before offset: Int) -> Int {
    var length = 0
    for reach in TextDocument.wordReaches {
      let window = window(before: offset, reach: reach)
      let word = TextDocument.wordLength(window.reversed())
      length = word.length
      if word.isWhole { break }
    }
    return offset - length
  }

  /// The end of the word that the caret is in or before, over whatever lies between.
  func wordEnd(after offset: Int) -> Int {
    var length = 0
    for reach in TextDocument.wordReaches {
      let word = TextDocument.wordLength(window(after: offset, reach: reach))
      length = word.length
      if word.isWhole { break }
    }
    return offset + length
  }

  /// The bytes of everything up to a word and of the word, and whether its end was seen.
  private static func wordLength(_ clusters: [Cluster]) -> (length: Int, isWhole: Bool) {
    var length = 0
    var isInWord = false
    for cluster in clusters {
      if isInWord && !cluster.isWordPart { return (length, true) }
      isInWord = isInWord || cluster.isWordPart
      length += cluster.range.count
    }
    return (length, false)
  }

  private func window(before offset: Int, reach: Int) -> [Cluster] {
    let start = max(text.graphemeBoundary(atOrBefore: max(offset - reach, contentStart)), contentStart)
    return Array(ClusterScanner(text.bytes(in: start..<offset)))
  }

  private func window(after offset: Int, reach: Int) -> [Cluster] {
    let end = text.graphemeBoundary(atOrBefore: min(offset + reach, text.byteCount))
    return Array(ClusterScanner(text.bytes(in: offset..<max(end, offset))))
  }
}
