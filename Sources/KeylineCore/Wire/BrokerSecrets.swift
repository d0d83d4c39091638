/// The secrets of the environment, as the launcher hands them to the broker: its first line, before the keyboard is
/// given the socket's other end.
public struct BrokerSecrets: Equatable, Sendable {
  /// Values by the names of their variables.
  public var values: [String: String]

  /// Creates a set of secrets.
  public init(_ values: [String: String]) { self.values = values }

  private static let kind = "secrets"

  /// The secrets as a line of the wire, without its end.
  public var line: String {
    Wire.line(Self.kind, 0, ["values": .object(values.mapValues { .string($0) })])
  }

  /// Reads a line of the wire; nil for every other one.
  public init?(line: [UInt8]) {
    guard let (kind, _, fields) = Wire.read(line), kind == Self.kind,
      case .object(let values)? = fields["values"]
    else { return nil }
    self.values = values.compactMapValues(\.string)
  }
}
