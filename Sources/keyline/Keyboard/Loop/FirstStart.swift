import Glibc
import KeylineStore

/// Whether a newcomer is greeted: once, by a mark in the keyboard's own container.
enum FirstStart {
  private static let mark = "hints-seen"

  /// Whether the hints were never seen; without a container they are not shown, lest they come every time.
  static func isFirst(_ container: Container?) -> Bool {
    guard let container else { return false }
    return access(container.path + "/" + mark, F_OK) != 0
  }

  /// Notes that they were seen.
  static func note(in container: Container?) {
    guard let container else { return }
    do {
      // Only that it is there counts, so that no key has to wait for the disk.
      _ = try Descriptor.open(container.prepare() + "/" + mark, O_WRONLY | O_CREAT)
    } catch {
      // Without a place to note it in, the hints come again: no reason to trouble anyone.
    }
  }
}
