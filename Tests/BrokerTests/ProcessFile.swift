import Glibc

/// What the kernel tells of a process.
enum ProcessFile {
  /// Reads a file of `/proc/PID`; empty where it may not be read.
  static func read(_ name: String, of pid: pid_t) -> [UInt8] {
    guard let file = fopen("/proc/\(pid)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return Array(buffer[..<fread(&buffer, 1, buffer.count, file)])
  }
}
