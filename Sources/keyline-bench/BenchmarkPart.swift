/// The parts of the benchmark, by the words that `make bench PARTS=…` asks for them.
enum BenchmarkPart: String, CaseIterable {
  case stages, code, latency, writes, bursts, processor, starts, idle, pastes, large

  /// Those that are named, all when none is.
  ///
  /// - Parameter names: The names, as given.
  /// - Returns: The parts in the order they are measured in; nil when a name is unknown.
  static func named(_ names: [String]) -> [BenchmarkPart]? {
    let parts = names.map(BenchmarkPart.init(rawValue:))
    guard !parts.contains(nil) else { return nil }
    return names.isEmpty ? allCases : allCases.filter(parts.contains)
  }
}
