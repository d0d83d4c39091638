/// A client that left while it was being answered.
public struct StubDeparture: Equatable, Sendable {
  /// The bytes of the answer that the system had taken from the server by then.
  public let bytesSent: Int
}
