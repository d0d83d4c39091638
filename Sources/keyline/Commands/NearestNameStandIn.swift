/// Stands in for the one of `KeylineCore/Settings` until both are merged.
enum NearestName {
  /// The candidate closest to a mistyped name, by the number of letters to insert, delete, replace or swap.
  ///
  /// - Parameters:
  ///   - name: The name as it was typed.
  ///   - candidates: The valid names.
  /// - Returns: The closest one, or nil when even that one is more than a third of the name away.
  static func find(_ name: String, in candidates: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let ranked = candidates.map { (name: $0, distance: distance(Array(name), Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
    return best.name
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
