/// A request as a stub server got it.
public struct StubRequest: Equatable, Sendable {
  /// Which of the server's connections it came over, from 0.
  public let connection: Int
  /// Everything before the empty line, with it.
  public let head: [UInt8]
  /// The body.
  public let body: [UInt8]

  /// The lines of the head without the empty one.
  public var lines: [String] {
    String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  /// The body as text.
  public var bodyText: String { String(decoding: body, as: UTF8.self) }

  /// The value of a header.
  ///
  /// - Parameter name: Its name, in small letters.
  /// - Returns: The value; nil when there is no such header.
  public func header(_ name: String) -> String? {
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == name { return String(parts[1].drop { $0 == " " }) }
    }
    return nil
  }
}
