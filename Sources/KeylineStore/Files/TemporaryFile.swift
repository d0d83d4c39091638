import CLinux
import Glibc

/// A file with a passing name in the folder of the file it will become; it is removed unless it gets there.
final class TemporaryFile {
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
      let candidate = "\(folder)/.keyline-\(getpid())-\(attempt)~"
      do throws(SystemError) {
        descriptor = try Descriptor.open(candidate, O_RDWR | O_CREAT | O_EXCL, mode: mode)
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
  }
}
