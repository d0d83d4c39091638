import Glibc
import KeylineTestSupport

extension TerminalBenchmarks {
  /// The code that a key runs through, counted and not timed: what the caches have to fetch for it.
  func touchedCode() throws -> [Figure] {
    let letters = "and so on ".map { Array(String($0).utf8) }
    return try Self.sizes.flatMap { size in
      // The keyboard lets nobody else look into it.
      let walk = geteuid() == 0 ? try CodeWalk(typing: letters, size: size) : nil
      return [
        ("lines of 64 bytes", walk?.linesOfKeys), ("pages of 4 KiB", walk?.pagesOfKeys),
      ].map { unit, counts in
        Figure(
          name: "code that a key runs, \(size.columns)x\(size.rows)", unit: unit,
          keyline: counts.map { Double($0.sorted()[$0.count / 2]) },
          note: walk == nil ? "only root can follow it" : "median of \(letters.count) letters")
      }
    }
  }
}
