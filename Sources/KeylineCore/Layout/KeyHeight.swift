/// How many lines a row of keys has: the setting `keys.height`.
public enum KeyHeight: String, CaseIterable, Sendable {
  /// As many as there is room for, at most three.
  case automatic = "auto"
  case one = "1"
  case two = "2"
  case three = "3"

  /// The most lines a row may have.
  public var mostLines: Int {
    switch self {
    case .automatic, .three: 3
    case .two: 2
    case .one: 1
    }
  }
}
