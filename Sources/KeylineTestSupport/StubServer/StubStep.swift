/// One thing that a stub server does with the body of an answer.
public enum StubStep: Sendable {
  /// Sends bytes at once.
  case send([UInt8])
  /// Sends bytes one by one.
  case trickle([UInt8])
  /// Waits until the test opens a gate.
  case gate(StubGate)
  /// Sends nothing more and keeps the connection, until the client leaves.
  case stall
  /// Sends so many bytes, as fast as the client takes them.
  case flood(bytes: Int)
  /// Ends the connection as a process does that dies with the connection open.
  case reset
  /// Ends the connection in order, whatever was promised.
  case close

  /// Sends a text at once.
  public static func send(_ text: String) -> StubStep { .send(Array(text.utf8)) }
}
