import Glibc

/// The whole content of a file.
enum FileBytes {
  /// Reads a file.
  ///
  /// - Throws: `TrainerError.unreadable` when it cannot be read.
  static func read(_ path: String) throws(TrainerError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path, errno) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path, errno) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// Writes a file beside its place and puts it there whole.
  ///
  /// - Throws: `TrainerError.unwritable` when it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws(TrainerError) {
    let draft = path + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .unwritable(path, errno) }
      written += count
    }
    guard rename(draft, path) == 0 else { throw .unwritable(path, errno) }
  }
}
