import CLinux
import Glibc

/// A file with a passing name in the folder of the file it will become; it is removed unless it gets there.
///
/// It is locked while its process lives, so that what a dead process left behind is known as that
/// (``removeLeftovers(beside:)``).
final class TemporaryFile {
  private static let prefix = ".keyline-"
  private static let suffix = "~"

  let descriptor: Descriptor
  private let folder: String
  private var path: String?

  /// Makes an empty file beside `target`.
  ///
  /// - Parameters:
  ///   - target: The path the file will get.
  ///   - mode: Its permissions, narrowed by the umask.
  /// - Throws: ``SystemError`` when the folder cannot be written to.
  init(beside target: String, mode: mode_t) throws(SystemError) {
    folder = FilePathParts(target).folder
    var attempt = 0
    while true {
      let candidate = "\(folder)/\(Self.prefix)\(getpid())-\(attempt)\(Self.suffix)"
      do throws(SystemError) {
        let file = try Descriptor.open(candidate, O_RDWR | O_CREAT | O_EXCL, mode: mode)
        // Someone who clears leftovers may have come between the two calls and taken it for one.
        let isTaken = flock(file.raw, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
        let links = try file.status().st_nlink
        if isTaken || links == 0 {
          throw SystemError(call: "flock", path: candidate, code: EEXIST)
        }
        descriptor = file
        path = candidate
        return
      } catch  where error.code == EEXIST && attempt < 100 {
        attempt += 1
      }
    }
  }

  /// Syncs the file, gives it its name and syncs the folder.
  ///
  /// - Parameters:
  ///   - target: The name, in the same folder.
  ///   - replacing: Whether a file of that name may be replaced; if not, it is `EEXIST`.
  /// - Throws: ``SystemError``; a failure before the rename leaves `target` as it was.
  func moveInto(_ target: String, replacing: Bool) throws(SystemError) {
    guard let path else { preconditionFailure("a temporary file gets its name once") }
    try descriptor.sync()
    do throws(SystemError) {
      try retrying("rename", target) {
        kl_renameat2(AT_FDCWD, path, AT_FDCWD, target, replacing ? 0 : KL_RENAME_NOREPLACE)
      }
    } catch  where error.code == EINVAL || error.code == ENOSYS {
      // Some file systems know no "do not replace".
      try retrying("rename", target) { rename(path, target) }
    }
    self.path = nil
    try Descriptor.open(folder, O_RDONLY | O_DIRECTORY).sync()
  }

  deinit {
    if let path { unlink(path) }
    // Under its new name the file is nobody's to hold; a process that is just being started may have it open for a
    // moment longer.
    flock(descriptor.raw, LOCK_UN)
  }

  /// Removes the temporary files of ours in a folder whose processes are gone.
  ///
  /// - Parameter target: A file in that folder.
  static func removeLeftovers(beside target: String) {
    let folder = FilePathParts(target).folder
    for name in FolderNames.of(folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = folder + "/" + name
      do throws(SystemError) {
        let file = try Descriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { continue }
        if flock(file.raw, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      } catch {
        // What cannot be opened is not ours to remove.
      }
    }
  }
}

extension FileSaver {
  /// Removes what saves whose process was killed have left beside a file; nobody else's, and none in use.
  ///
  /// - Parameter path: The file.
  /// - Complexity: O(n) in the names of the folder.
  public static func removeLeftovers(beside path: String) {
    do throws(SystemError) {
      TemporaryFile.removeLeftovers(beside: try FilePathParts.following(path))
    } catch {
      // A circle of links leads to no folder.
    }
  }
}
