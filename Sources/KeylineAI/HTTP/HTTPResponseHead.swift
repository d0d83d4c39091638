/// What an answer begins with.
public struct HTTPResponseHead: Equatable, Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header lines, in order.
  public var headers: [HTTPHeader]

  /// Creates a head.
  public init(status: Int, headers: [HTTPHeader] = []) {
    self.status = status
    self.headers = headers
  }

  /// Whether the answer is one to the question, and not about why there is none.
  public var isSuccess: Bool { (200..<300).contains(status) }
}
