import Glibc

/// Where failures are told: one line each.
enum StandardError {
  /// Writes one line, past any buffer.
  ///
  /// - Parameter line: The line without its newline.
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    // There is nowhere to report that reporting failed.
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
