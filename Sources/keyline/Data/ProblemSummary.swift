/// What is said where there is room for one sentence.
enum ProblemSummary {
  /// The first problem, and how many more there are.
  ///
  /// - Parameter problems: One sentence each.
  /// - Returns: One sentence; nil when there is no problem.
  static func sentence(_ problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    return problems.count == 1
      ? first : "\(first) (and \(problems.count - 1) more; see `keyline settings list`)"
  }
}
