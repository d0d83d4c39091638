/// The knobs of the inspector's demonstration page, each a setting.
enum DemonstrationKnob: CaseIterable {
  case delay, failure, seed, debounce

  /// The setting it turns.
  var setting: String {
    switch self {
    case .delay: "demo.delayMilliseconds"
    case .failure: "demo.failure"
    case .seed: "demo.seed"
    case .debounce: "ai.debounceMilliseconds"
    }
  }

  /// The values it goes through; nil where it counts.
  private var values: [String]? {
    switch self {
    case .delay: ["0", "50", "100", "200", "350", "500", "1000", "2000", "5000", "10000"]
    case .failure: DemonstrationSettings.Failure.allCases.map(\.rawValue)
    case .seed: nil
    case .debounce: ["0", "100", "200", "300", "400", "600", "800", "1000", "1500", "2000"]
    }
  }

  /// The value that comes after or before another one; the ends hold.
  func value(after value: String, by step: Int) -> String {
    guard let values else { return String(max((Int(value) ?? 0) + step, 0)) }
    if let index = values.firstIndex(of: value) {
      return values[min(max(index + step, 0), values.count - 1)]
    }
    // One that was set by hand lies between two of them.
    let number = Int(value) ?? 0
    let above = values.first { Int($0) ?? 0 > number }
    let below = values.last { Int($0) ?? 0 < number }
    return (step > 0 ? above : below) ?? value
  }
}
