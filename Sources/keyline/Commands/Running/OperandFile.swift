import CLinux
import Glibc
import KeylineStore

/// A file that a command line names; `-` is standard input or output.
struct OperandFile {
  /// The most bytes that are read.
  private static let limit = 64 << 20

  let path: String
  /// How messages call it.
  let title: String

  init(_ path: String, title: String? = nil) {
    self.path = path
    self.title = title ?? (path == "-" ? "standard input" : path)
  }

  /// Reads the whole file.
  func read() throws(CommandFailure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      let file =
        path == "-" ? Descriptor(adopting: try duplicate(STDIN_FILENO)) : try Descriptor.open(path, O_RDONLY)
      bytes = try file.readAll(limit: Self.limit)
    } catch {
      throw CommandFailure(message: "\(title) cannot be read (\(error.reason)).")
    }
    guard let bytes else { throw CommandFailure(message: "\(title) has more than \(Self.limit) bytes.") }
    return bytes
  }

  /// Writes a new file, which only its owner can read.
  func create(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      let file = try Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
      try file.write(Array(text.utf8))
    } catch  where error.code == EEXIST {
      throw CommandFailure(message: "\(title) is there already: choose another name, or move it away.")
    } catch {
      throw CommandFailure(message: "\(title) cannot be written (\(error.reason)).")
    }
  }

  /// Writes a file that everyone may read, in the place of an older one.
  func replace(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666).write(Array(text.utf8))
    } catch {
      throw CommandFailure(message: "\(title) cannot be written (\(error.reason)).")
    }
  }

  private func duplicate(_ raw: Int32) throws(SystemError) -> Int32 {
    try retrying("dup") { fcntl(raw, F_DUPFD_CLOEXEC, 3) }
  }
}
