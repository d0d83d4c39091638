import Glibc

/// A small document of ours that readers always see whole: the old one or the new one.
public struct AtomicFile: Sendable {
  /// The document's path.
  public let path: String

  /// Names a document; nothing is touched.
  ///
  /// - Parameter path: An absolute path in a container.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads the whole document.
  ///
  /// - Parameter limit: The most bytes that are accepted.
  /// - Returns: The bytes, or nil when there is no such document.
  /// - Throws: ``ContainerError`` when it cannot be read or is larger than `limit`.
  /// - Complexity: O(n) in the document's size.
  public func read(limit: Int = 16 << 20) throws(ContainerError) -> [UInt8]? {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try Descriptor.open(path, O_RDONLY | O_NONBLOCK).readAll(limit: limit)
    } catch  where error.code == ENOENT {
      return nil
    } catch  where error.code == EACCES && access(path, R_OK) == 0 {
      // The person may read it: it is the sandbox that says no.
      throw .replaced(path: path)
    } catch {
      throw ContainerError(error, path: path)
    }
    guard let bytes else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  /// Replaces the document: temporary file, sync, rename, sync of the folder.
  ///
  /// - Parameters:
  ///   - bytes: The new document.
  ///   - mode: Its permissions.
  /// - Throws: ``ContainerError``; the old document is whole then.
  public func write(_ bytes: [UInt8], mode: mode_t = 0o600) throws(ContainerError) {
    try onPath(path) { () throws(SystemError) in
      let temporary = try TemporaryFile(beside: path, mode: mode)
      try temporary.descriptor.write(bytes)
      try temporary.moveInto(path, replacing: true)
      TemporaryFile.removeLeftovers(beside: path)
    }
  }

  /// Reads, changes and replaces the document while no other process does the same.
  ///
  /// - Parameter change: Gets the present bytes (nil when there are none) and answers the new ones, or nil to
  ///   leave everything as it is.
  /// - Throws: ``ContainerError`` when the document or its lock (`<path>.lock`) cannot be used.
  public func update(_ change: ([UInt8]?) -> [UInt8]?) throws(ContainerError) {
    let lock = try FileLock(waitingFor: path + ".lock")
    if let bytes = change(try read()) { try write(bytes) }
    withExtendedLifetime(lock) {}
  }
}
