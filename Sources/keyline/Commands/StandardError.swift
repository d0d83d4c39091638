import Glibc

/// Where failures are told: one line each.
enum StandardError {
  /// Writes one line, past any buffer.
  ///
  /// - Parameter line: The line without its newline.
  static func write(_ line: String) {
    // A name in a message may hold what a terminal would act on.
    let scalars = line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    let bytes = Array((String(String.UnicodeScalarView(scalars)) + "\n").utf8)
    // There is nowhere to report that reporting failed.
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
