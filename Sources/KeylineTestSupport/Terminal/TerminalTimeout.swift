/// What a test waited for did not happen in time.
public struct TerminalTimeout: Error, CustomStringConvertible {
  /// What the test waited for.
  public let expectation: String
  /// The screen when the test gave up.
  public let screen: String

  /// The expectation, and the screen that did not meet it.
  public var description: String {
    let framed = screen.split(separator: "\n", omittingEmptySubsequences: false).map { "  |\($0)" }
    return "gave up waiting for \(expectation); the screen was:\n" + framed.joined(separator: "\n")
  }
}
