import CLinux
import Glibc

/// A file that was opened: its bytes and what it was at that moment.
public struct OpenedFile: Sendable {
  /// The whole contents.
  public let bytes: [UInt8]
  /// Nil when the file does not exist yet.
  public let identity: FileIdentity?
}

/// Reads the file that is to be edited.
public enum FileReader {
  /// The largest file that can be edited, in bytes.
  public static let limit = 1 << 30

  /// Reads a whole file.
  ///
  /// - Parameter path: The file; one that does not exist is a new, empty text if its folder exists.
  /// - Returns: The contents, and what the file was.
  /// - Throws: `FileOpenError` for what cannot be edited.
  /// - Complexity: O(n) in the file.
  public static func open(_ path: String) throws(FileOpenError) -> OpenedFile {
    guard let descriptor = try descriptor(of: path) else { return OpenedFile(bytes: [], identity: nil) }
    let status = try attempt(path) { () throws(SystemError) in try descriptor.status() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .directory(path: path)
    default: throw .noRegularFile(path: path)
    }
    let bytes = try attempt(path) { () throws(SystemError) in try descriptor.readAll(limit: limit) }
    guard let bytes else { throw .tooLarge(path: path, limit: limit) }
    return OpenedFile(bytes: bytes, identity: FileIdentity(status, hash: ContentHash.of(bytes)))
  }

  /// Opens the file; nil when there is none but there could be one.
  private static func descriptor(of path: String) throws(FileOpenError) -> Descriptor? {
    do throws(SystemError) {
      // Non-blocking, not to hang on a pipe that nobody writes to.
      return try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
    } catch {
      guard error.code == ENOENT else { throw .unreadable(path: path, reason: error.reason) }
    }
    let target = try attempt(path) { () throws(SystemError) in try FilePathParts.following(path) }
    guard access(FilePathParts(target).folder, F_OK) == 0 else { throw .noFolder(path: path) }
    return nil
  }

  private static func attempt<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileOpenError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
