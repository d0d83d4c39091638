import Glibc

/// Standard output, written whole or not at all.
enum StandardOutput {
  /// Why it could not be written.
  struct Failure: Error {}

  /// Writes text past any buffer.
  static func write(_ text: String) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }
}
