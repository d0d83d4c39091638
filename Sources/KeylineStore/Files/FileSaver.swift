import CLinux
import Glibc

/// Replaces a file by new contents so that it is the old or the new text, whole, whatever happens.
public enum FileSaver {
  /// How a save went.
  public enum Result: Equatable, Sendable {
    case saved(FileIdentity)
    /// The file is not as it was when it was opened.
    case changedOnDisk
    /// One sentence: what, where, and what to do. The file is as it was unless the sentence says otherwise.
    case failed(String)
  }

  /// Saves.
  ///
  /// A new file takes the old one's place (rename), with its mode, owner and extended attributes; a symbolic
  /// link is followed. Where the folder cannot be written or the file has more names (hard links), it is
  /// overwritten in place, once `beforeInPlace` has made the new text safe somewhere else.
  ///
  /// - Parameters:
  ///   - source: The new contents, from their start.
  ///   - path: The file.
  ///   - expected: What the file was when it was opened or last saved; nil when there was none.
  ///   - overwritesChanges: Whether somebody else's changes are overwritten.
  ///   - beforeInPlace: Called before anything is overwritten in place; a sentence as its answer says why
  ///     nothing may be.
  /// - Returns: How it went; nothing is thrown, for the text is still in the keyboard.
  /// - Complexity: O(n) in the contents.
  public static func save(
    from source: Descriptor, to path: String, expected: FileIdentity?, overwritesChanges: Bool,
    beforeInPlace: () -> String? = { nil }
  ) -> Result {
    do throws(SystemError) {
      let target = try FilePathParts.following(path)
      let old = try status(of: target)
      if let old, old.st_mode & S_IFMT != S_IFREG {
        return .failed("\(path) is not a regular file any more: move it away and save again.")
      }
      if old != nil, access(target, W_OK) != 0 {
        return .failed("\(path) is read-only and was not saved: make it writable and save again.")
      }
      if !overwritesChanges, try hasChanged(target, old, expected) { return .changedOnDisk }
      if let old, old.st_nlink > 1 || access(FilePathParts(target).folder, W_OK) != 0 {
        return try InPlaceSave(path: path, target: target, old: old)
          .run(from: source, afterKeeping: beforeInPlace)
      }
      return .saved(try replace(target, old: old, with: source))
    } catch  where error.isDiskFull {
      return .failed("\(path) was not saved because the disk is full: make room and save again.")
    } catch {
      return .failed("\(path) was not saved (\(error.reason)): check its permissions and its folder's.")
    }
  }

  private static func status(of path: String) throws(SystemError) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw SystemError(call: "stat", path: path, code: errno)
  }

  /// The bytes are read only where the kernel's answer differs: a mere `touch` is no change.
  private static func hasChanged(
    _ target: String, _ status: stat?, _ expected: FileIdentity?
  ) throws(SystemError) -> Bool {
    guard let status, let expected else { return status != nil || expected != nil }
    if expected.matches(status) { return false }
    guard Int(status.st_size) == expected.size else { return true }
    let present = try Descriptor.open(target, O_RDONLY | O_NONBLOCK)
    return try present.copyAll(to: nil) != expected.hash
  }

  private static func replace(
    _ target: String, old: stat?, with source: Descriptor
  ) throws(SystemError) -> FileIdentity {
    // A new file's mode is left to the umask; an old one's is restored once the temporary one has an owner.
    let temporary = try TemporaryFile(beside: target, mode: old == nil ? 0o666 : 0o600)
    let hash = try source.copyAll(to: temporary.descriptor)
    if let old { try adopt(old, from: target, on: temporary.descriptor) }
    try temporary.moveInto(target, replacing: true)
    return FileIdentity(try temporary.descriptor.status(), hash: hash)
  }

  /// Gives a new file the owner, mode and attributes of the one it replaces.
  private static func adopt(_ old: stat, from path: String, on descriptor: Descriptor) throws(SystemError) {
    var mode = old.st_mode & 0o7777
    if fchown(descriptor.raw, old.st_uid, old.st_gid) != 0 {
      // Only root can give files away; the group alone may still be possible. The right to run a program as its
      // owner or group must not go over to another one.
      mode &= 0o1777
      _ = fchown(descriptor.raw, uid_t.max, old.st_gid)
    }
    try retrying("fchmod", path) { fchmod(descriptor.raw, mode) }
    ExtendedAttributes.copy(from: path, to: descriptor)
  }
}
