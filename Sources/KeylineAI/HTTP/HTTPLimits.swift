/// How long a request may take, and how long its answer may be.
public struct HTTPLimits: Hashable, Sendable {
  /// Until there is a connection, in milliseconds.
  public var connectMilliseconds: Int
  /// From the beginning to the end of the answer, in milliseconds.
  public var totalMilliseconds: Int
  /// The longest body in bytes.
  public var bodyBytes: Int

  /// Creates limits; without others, an answer may be 1 MiB long.
  public init(connectMilliseconds: Int, totalMilliseconds: Int, bodyBytes: Int = 1 << 20) {
    self.connectMilliseconds = connectMilliseconds
    self.totalMilliseconds = totalMilliseconds
    self.bodyBytes = bodyBytes
  }
}
