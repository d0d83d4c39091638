/// Which bytes of a document came while nothing was to be recorded, followed through every later edit.
public struct HiddenText: Equatable, Sendable {
  /// The bytes, in order, as offsets into the document.
  public private(set) var ranges: [Range<Int>] = []

  /// Creates one for a document of which everything may be seen.
  public init() {}

  /// Follows an edit.
  ///
  /// - Parameters:
  ///   - edit: What was changed.
  ///   - hides: Whether what came with it is hidden.
  /// - Complexity: O(hidden ranges).
  public mutating func follow(_ edit: Edit, hides: Bool) {
    guard hides || !ranges.isEmpty else { return }
    let (gone, came) = (edit.range, edit.bytes.count)
    let shift = came - gone.count
    ranges = ranges.flatMap { range -> [Range<Int>] in
      // What is left of it on either side of the edit.
      let before = range.lowerBound..<max(min(range.upperBound, gone.lowerBound), range.lowerBound)
      let start = max(range.lowerBound, gone.upperBound)
      let behind = start + shift..<max(range.upperBound, start) + shift
      return [before, behind].filter { !$0.isEmpty }
    }
    if hides, came > 0 { ranges.append(gone.lowerBound..<gone.lowerBound + came) }
    join()
  }

  /// Puts them in order and makes one of those that touch.
  private mutating func join() {
    ranges.sort { $0.lowerBound < $1.lowerBound }
    ranges = ranges.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
