/// Finds the valid name a person most likely meant when they wrote one that does not exist.
public enum NearestName {
  /// Returns the candidate closest to `name`, or nil when none is close enough to be worth naming.
  ///
  /// Letters are compared without regard to case. A candidate is close when at most half of the letters
  /// (and at least two), but not all, have to change; of equally close candidates the first wins.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: The names that exist.
  /// - Returns: The nearest candidate as it is spelt.
  /// - Complexity: O(n · m) in the letters of `name` and of all candidates.
  public static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    let limit = max(2, wanted.count / 2)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased()))
      let isAlike = distance < max(wanted.count, candidate.count)
      if isAlike, distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The edits (insert, delete, replace, swap of two neighbours) that turn `first` into `second`.
  ///
  /// - Complexity: O(n · m).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
