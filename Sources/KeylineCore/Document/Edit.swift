/// One change of a text: enough, in order, to make the text again from what it was.
public struct Edit: Hashable, Sendable {
  /// The bytes that went, as offsets into the text before this edit.
  public let range: Range<Int>
  /// The bytes that came in their place.
  public let bytes: [UInt8]

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - range: the bytes that go.
  ///   - bytes: the bytes that come.
  public init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}
