/// Types the tests of a layout on it and reports what came out.
///
/// It knows keys and layers only: no auto-capitals, no corrections, nothing a setting changes.
public enum LayoutTestRunner {
  /// Runs all tests.
  ///
  /// - Parameters:
  ///   - test: The tests.
  ///   - layout: The layout they are for.
  /// - Returns: What passed and what failed; a layout of another id fails as a whole.
  public static func run(_ test: LayoutTest, on layout: Layout) -> LayoutTestReport {
    guard test.layoutID == layout.id else {
      let failure = LayoutTestFailure(test: layout.id, reason: .otherLayout(expected: test.layoutID))
      return LayoutTestReport(layoutID: layout.id, passed: 0, failed: 1, failures: [failure])
    }
    let reachable = ReachableText(layout)
    let outcomes =
      test.repertoires.map { lacking($0, in: reachable) }
      + test.cases.map { run($0, on: layout).map { [$0] } ?? [] }
    let passed = outcomes.count(where: \.isEmpty)
    return LayoutTestReport(
      layoutID: layout.id, passed: passed, failed: outcomes.count - passed, failures: outcomes.flatMap(\.self)
    )
  }

  private static func lacking(
    _ repertoire: LayoutTest.Repertoire, in reachable: ReachableText
  ) -> [LayoutTestFailure] {
    repertoire.characters.filter { !reachable.contains(String($0), by: repertoire.reach) }.map {
      LayoutTestFailure(test: repertoire.id, reason: .unreachable($0, repertoire.reach))
    }
  }

  private static func run(_ test: LayoutTest.Case, on layout: Layout) -> LayoutTestFailure? {
    var typist = LayoutTypist(layout: layout, text: test.startContext)
    for (index, step) in test.steps.enumerated() {
      do {
        try typist.perform(step)
      } catch {
        return LayoutTestFailure(test: test.id, step: index + 1, reason: error)
      }
    }
    return nil
  }
}
