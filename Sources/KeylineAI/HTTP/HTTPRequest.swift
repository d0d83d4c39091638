import KeylineCore

/// A request before anything of it has left the machine.
public struct HTTPRequest: Equatable, Sendable {
  /// The method, such as `POST`.
  public var method: String
  /// The whole address.
  public var address: String
  /// The header lines besides those that every request has (``allHeaders``).
  public var headers: [HTTPHeader]
  /// The body.
  public var body: String

  /// Creates a request.
  public init(method: String, address: String, headers: [HTTPHeader], body: String) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }

  /// Every header line as it leaves, in order: the host's first, the length of the body last.
  public var allHeaders: [HTTPHeader] {
    [HTTPHeader("Host", host)] + headers + [HTTPHeader("Content-Length", String(body.utf8.count))]
  }

  /// The host with its port, unless that is the usual one of the scheme.
  private var host: String {
    let isSecure = address.lowercased().hasPrefix("https:")
    let authority = address.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }
    let usualPort = isSecure ? ":443" : ":80"
    return String(authority.hasSuffix(usualPort) ? authority.dropLast(usualPort.count) : authority)
  }
}
