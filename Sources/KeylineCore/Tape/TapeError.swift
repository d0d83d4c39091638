/// Why a tape cannot be played; every case names the line, counted from 1.
public struct TapeError: Error, Equatable, Sendable {
  /// The line's number, from 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: String
  /// Creates an error.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
