/// The outcome of a layout's tests.
public struct LayoutTestReport: Equatable, Sendable {
  /// The layout tested.
  public let layoutID: String
  /// The repertoires and tests that passed.
  public let passed: Int
  /// The repertoires and tests that failed.
  public let failed: Int
  /// What failed; one entry a test, and one for each character a repertoire lacks.
  public let failures: [LayoutTestFailure]

  /// Creates a report.
  public init(layoutID: String, passed: Int, failed: Int, failures: [LayoutTestFailure]) {
    self.layoutID = layoutID
    self.passed = passed
    self.failed = failed
    self.failures = failures
  }
}

extension LayoutTestReport: CustomStringConvertible {
  /// The counts in one line.
  public var description: String { "\(layoutID.withoutControls): \(passed) passed, \(failed) failed" }
}
