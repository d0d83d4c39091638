import CLinux
import Glibc

/// A new file that grows by whole lines: one that a full disk cuts off is taken back, so that the file can be read.
///
/// A pipe takes its place where somebody reads along; a reader that is slow is waited for as far as memory is spared.
public struct LineFile: Sendable {
  /// Why a file cannot be begun or go on; what is in it already stays there.
  public enum Failure: Error, Equatable, Sendable {
    /// Something is there, which is not to be lost.
    case exists(path: String)
    /// Nobody reads from the pipe.
    case noReader(path: String)
    /// Whoever read from the pipe has gone, or has long taken nothing.
    case readerLost(path: String)
    case unusable(ContainerError)

    /// One sentence: what, where, what to do.
    public var message: String {
      switch self {
      case .exists(let path): "\(path) is there already: name another file, or move it away."
      case .noReader(let path): "Nobody reads from \(path): start its reader first."
      case .readerLost(let path): "The reader of \(path) takes no more."
      case .unusable(let error): error.message
      }
    }
  }

  /// The path as it was given.
  public let path: String
  private let descriptor: Descriptor
  private let isPipe: Bool
  /// The bytes of the lines that are written.
  private var size = 0
  /// What a pipe has not taken yet.
  private var backlog: [UInt8] = []

  private static let mostBacklog = 1 << 20

  /// Makes a file of mode 0600, or opens a pipe or an empty file that is there.
  ///
  /// - Parameter path: Where; the folder must be there.
  /// - Throws: ``Failure``.
  public init(path: String) throws(Failure) {
    self.path = path
    do throws(SystemError) {
      descriptor = try Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
      isPipe = false
    } catch  where error.code == EEXIST {
      (descriptor, isPipe) = try Self.openExisting(path)
    } catch {
      throw .unusable(ContainerError(error, path: path))
    }
  }

  private static func openExisting(_ path: String) throws(Failure) -> (Descriptor, isPipe: Bool) {
    let descriptor: Descriptor
    let status: stat
    do throws(SystemError) {
      descriptor = try Descriptor.open(path, O_WRONLY | O_NONBLOCK)
      status = try descriptor.status()
    } catch  where error.code == ENXIO {
      throw .noReader(path: path)
    } catch {
      throw .unusable(ContainerError(error, path: path))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      // A reader that goes away is a failure of the next line, not the end of the process.
      signal(SIGPIPE, SIG_IGN)
      return (descriptor, true)
    }
    guard status.st_size == 0 else { throw .exists(path: path) }
    return (descriptor, false)
  }

  /// Writes lines.
  ///
  /// - Parameter lines: Whole lines, with their ends.
  /// - Throws: ``Failure``; none of the lines is in a file then.
  public mutating func append(_ lines: String) throws(Failure) {
    guard !lines.isEmpty else { return }
    if isPipe { return try send(lines) }
    do throws(SystemError) {
      try descriptor.write(Array(lines.utf8))
      size += lines.utf8.count
    } catch {
      // What cannot be taken back leaves one broken line at the end, which readers have to bear after a kill anyway.
      _ = ftruncate(descriptor.raw, off_t(size))
      throw .unusable(ContainerError(error, path: path))
    }
  }

  private mutating func send(_ lines: String) throws(Failure) {
    backlog += lines.utf8
    while !backlog.isEmpty {
      let count = backlog.withUnsafeBytes { write(descriptor.raw, $0.baseAddress, $0.count) }
      if count > 0 {
        backlog.removeFirst(count)
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        throw .readerLost(path: path)
      }
    }
    if backlog.count > Self.mostBacklog { throw .readerLost(path: path) }
  }
}
