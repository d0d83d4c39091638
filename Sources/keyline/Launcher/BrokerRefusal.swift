/// Why the launcher has started no broker.
enum BrokerRefusal: Equatable, Sendable {
  /// Full Access is not granted.
  case accessOff
  /// It was started as often as it may be within a minute: something ends it.
  case tooOften
  /// There is no such program.
  case notFound(path: String)
  /// The system refused, for this reason.
  case failed(reason: String)
}
