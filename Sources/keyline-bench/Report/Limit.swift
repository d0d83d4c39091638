/// What a figure is held against.
enum Limit {
  case atMost(Double)
  /// A multiple of what nano needs in the same run.
  case timesNano(Double)

  /// Whether a figure keeps to the limit; nil when nano was not measured.
  func isMet(by value: Double, nano: Double?) -> Bool? {
    switch self {
    case .atMost(let limit): value <= limit
    case .timesNano(let factor): nano.map { value <= $0 * factor }
    }
  }

  /// The limit in words.
  func words(_ unit: String) -> String {
    switch self {
    case .atMost(let limit): "≤ \(limit.short) \(unit)"
    case .timesNano(1): "≤ nano"
    case .timesNano(let factor): "≤ \(factor.short) × nano"
    }
  }
}
