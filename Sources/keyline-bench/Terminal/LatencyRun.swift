import KeylineTestSupport

/// Key to screen, side by side: a key into each program in turn, so that all have the same machine.
struct LatencyRun {
  /// What one program needed.
  struct Result {
    /// From the key to the letter on the screen.
    let shown: Samples
    /// The bytes written for a key.
    let bytesPerKey: Double
    /// The most memory of its processes, summed, in KiB.
    let peakMemory: Int
  }

  private static let warmUp = 10

  /// Types into programs that are ready for keys.
  ///
  /// - Parameters:
  ///   - typists: One for each program.
  ///   - keys: How many keys each gets.
  /// - Returns: The results, in the order of the typists.
  static func run(_ typists: [Typist], keys: Int) -> [Result] {
    var typists = typists
    for key in 0..<keys + warmUp {
      for index in typists.indices {
        if key == warmUp { typists[index].forget() }
        typists[index].typeKey()
      }
    }
    return typists.map { typist in
      Result(
        shown: Samples(typist.shown), bytesPerKey: Double(typist.bytes) / Double(max(typist.keys, 1)),
        peakMemory: ProcessCost(of: typist.program.processes).peakMemory)
    }
  }
}
