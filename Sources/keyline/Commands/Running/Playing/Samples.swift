/// Durations of the same thing, done many times.
struct Samples {
  private var sorted: [Duration]

  /// Orders the durations.
  ///
  /// - Parameter durations: In any order.
  init(_ durations: [Duration]) { sorted = durations.sorted() }

  /// How many there are.
  var count: Int { sorted.count }

  /// The duration that a share of all does not exceed.
  ///
  /// - Parameter share: Between 0 and 1.
  /// - Returns: The duration; nil when there is none.
  func percentile(_ share: Double) -> Duration? {
    sorted.isEmpty ? nil : sorted[Int((share * Double(sorted.count - 1)).rounded())]
  }

  /// The duration in the middle.
  var median: Duration? { percentile(0.5) }
}

extension Duration {
  /// The same in milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }
  /// The same in microseconds.
  var microseconds: Double { self / .microseconds(1) }
}
