import CLinux
import Glibc

/// A real file system of a few hundred KiB, to be filled: only where the test may mount one.
public final class SmallDisk {
  /// Why a test without such a disk is skipped.
  public static let requirement: String = "mounting a small file system needs the rights of root"

  /// Whether this process may mount file systems.
  public static let isPossible: Bool = {
    do {
      _ = try SmallDisk(kibibytes: 64)
      return true
    } catch {
      return false
    }
  }()

  private let folder: TemporaryFolder
  /// The absolute path of its top folder.
  public var path: String { folder.path }

  /// Mounts an empty one; it goes with this value.
  ///
  /// - Parameter kibibytes: Its size.
  /// - Throws: The reason why none can be mounted.
  public init(kibibytes: Int) throws {
    folder = try TemporaryFolder()
    guard mount("keyline-test", folder.path, "tmpfs", 0, "size=\(kibibytes)k") == 0 else {
      throw SystemFailure("mount \(folder.path)")
    }
  }

  /// Fills all of it but some bytes.
  ///
  /// - Parameter spare: How many bytes are left, rounded down to whole pages.
  /// - Throws: The reason why it cannot be filled.
  public func fill(leaving spare: Int = 0) throws {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { throw SystemFailure("statvfs \(path)") }
    let free = Int(status.f_bavail) * Int(status.f_frsize)
    let file = open(path + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemFailure("open \(path)") }
    defer { close(file) }
    guard posix_fallocate(file, 0, off_t(max(free - spare, 1))) == 0 else {
      throw SystemFailure("posix_fallocate \(path)")
    }
  }

  /// Makes room again.
  public func clear() { unlink(path + "/filler") }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }
}
