import CLinux
import Glibc
import KeylineStore

/// The place the finished text goes when there is no FILE.
enum StandardOutput {
  /// Writes a whole file; waits for a slow reader.
  ///
  /// On a terminal a line end follows the text where it has none, so that the prompt begins a line.
  ///
  /// - Parameters:
  ///   - text: The file, from its first byte.
  ///   - output: Where to; standard output unless a test says otherwise.
  /// - Throws: `SystemError` when the reader is gone or the disk is full.
  static func write(contentsOf text: Descriptor, to output: Int32 = STDOUT_FILENO) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    var last: UInt8 = 0x0A
    while true {
      let count = try text.read(into: &buffer, at: offset)
      guard count > 0 else { break }
      try write(buffer[..<count], to: output)
      offset += count
      last = buffer[count - 1]
    }
    if last != 0x0A, isatty(output) == 1 { try write([0x0A], to: output) }
  }

  /// Writes all of some bytes.
  static func write(_ bytes: ArraySlice<UInt8>, to output: Int32 = STDOUT_FILENO) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let chunk = rest
      do throws(SystemError) {
        let count = try retrying("write") {
          chunk.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      } catch  where error.code == EAGAIN {
        // Whoever shares the pipe may have made it non-blocking.
        var event = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&event, 1, -1)
      }
    }
  }
}
