/// Something that a test waited for did not happen at a stub server.
public struct StubTimeout: Error, CustomStringConvertible {
  /// What was waited for.
  public let event: String

  /// The event in a sentence.
  public var description: String { "gave up waiting for \(event) at the stub server" }
}
