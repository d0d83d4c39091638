/// A request as it leaves the machine, byte for byte but for the key, which is masked.
public struct RequestPicture: Hashable, Sendable {
  /// One header line.
  public struct Header: Hashable, Sendable {
    /// The name, as it is sent.
    public var name: String
    /// The value; that of a key is masked.
    public var value: String
    /// Creates a header line.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The method, such as `POST`.
  public var method: String
  /// The whole address.
  public var address: String
  /// The header lines, in order.
  public var headers: [Header]
  /// The body.
  public var body: String

  /// Creates a picture.
  public init(method: String, address: String, headers: [Header], body: String) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }
}
