extension TextDocument {
  /// How far a word is followed from where it was clicked, in bytes either way.
  private static let pointingReach = 1024

  /// What clicking at an offset selects.
  ///
  /// - Parameters:
  ///   - unit: how much is selected at once.
  ///   - offset: the byte offset of a grapheme.
  /// - Returns: the range; an empty one for single graphemes, which only place the caret.
  /// - Complexity: O(log n); words are followed for 1 KiB either way.
  func range(of unit: PointingUnit, at offset: Int) -> Range<Int> {
    switch unit {
    case .grapheme: offset..<offset
    case .word: wordRange(at: offset)
    case .line: text.lineRange(containing: offset).clamped(to: content)
    }
  }

  /// The word at an offset without the apostrophes around it, the blanks there, or the one grapheme.
  private func wordRange(at offset: Int) -> Range<Int> {
    let line = text.lineRange(containing: offset).clamped(to: content)
    // Behind the end of a line its last word is meant.
    let offset = offset < line.upperBound ? offset : max(text.graphemeStart(before: offset), line.lowerBound)
    let reach = max(offset - Self.pointingReach, line.lowerBound)
    let start = max(text.graphemeBoundary(atOrBefore: reach), line.lowerBound)
    let end = text.graphemeBoundary(atOrBefore: min(offset + Self.pointingReach, line.upperBound))
    let clusters = Array(ClusterScanner(text.bytes(in: start..<max(end, offset))))
    guard let hit = clusters.firstIndex(where: { start + $0.range.upperBound > offset }) else {
      return offset..<offset
    }
    var first = hit
    var last = hit
    let isPart: (Cluster) -> Bool
    if clusters[hit].isWordPart {
      isPart = \.isWordPart
    } else if clusters[hit].isBlank {
      isPart = \.isBlank
    } else {
      isPart = { _ in false }
    }
    while first > 0, isPart(clusters[first - 1]) { first -= 1 }
    while last + 1 < clusters.count, isPart(clusters[last + 1]) { last += 1 }
    while first < last, clusters[first].isApostrophe { first += 1 }
    while first < last, clusters[last].isApostrophe { last -= 1 }
    return start + clusters[first].range.lowerBound..<start + clusters[last].range.upperBound
  }
}
