/// What happened to one batch of bytes from the terminal, for the inspector.
public struct KeyTrace: Sendable {
  /// The most bytes that are kept.
  public static let mostBytes = 48

  /// The bytes, the first of them where they are many.
  public var bytes: [UInt8]
  /// How many there were.
  public var byteCount: Int
  /// What the decoder made of them.
  public var events: [InputEvent]
  /// What followed from that.
  public var effects: [Effect]
  /// The time from the reading of the bytes to the writing of the frame.
  public var latency: Duration?

  /// Creates a trace.
  public init(
    bytes: [UInt8], byteCount: Int, events: [InputEvent], effects: [Effect] = [], latency: Duration? = nil
  ) {
    self.bytes = bytes
    self.byteCount = byteCount
    self.events = events
    self.effects = effects
    self.latency = latency
  }
}
