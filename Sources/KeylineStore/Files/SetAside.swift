import CLinux
import Glibc

/// Moves files that cannot be read out of the way, where a person finds them again.
enum SetAside {
  /// Gives a file the first free name of `PATH.unreadable-1`, `-2` and so on; nothing is overwritten.
  ///
  /// - Parameter path: The file.
  /// - Returns: Its new path.
  /// - Throws: ``SystemError`` when it cannot be moved.
  static func move(_ path: String) throws(SystemError) -> String {
    var number = 1
    while true {
      let target = "\(path).unreadable-\(number)"
      do throws(SystemError) {
        try retrying("rename", path) {
          kl_renameat2(AT_FDCWD, path, AT_FDCWD, target, KL_RENAME_NOREPLACE)
        }
        return target
      } catch  where error.code == EEXIST {
        number += 1
      } catch  where error.code == EINVAL || error.code == ENOSYS {
        // Some file systems know no "do not replace"; others of ours hold the lock.
        guard access(target, F_OK) != 0 else {
          number += 1
          continue
        }
        try retrying("rename", path) { rename(path, target) }
        return target
      }
    }
  }
}
