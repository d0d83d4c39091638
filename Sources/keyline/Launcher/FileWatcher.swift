import CLinux
import Glibc
import KeylineStore

/// Notices files that were written, made, moved in or deleted in folders.
final class FileWatcher {
  private let source: Descriptor
  private var folders: [Int32: String] = [:]

  /// Ready to read when something changed.
  var descriptor: Int32 { source.raw }

  /// Starts with no folder.
  ///
  /// - Throws: `SystemError` when the user has no watcher left.
  init() throws(SystemError) {
    let flags = Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)
    source = Descriptor(adopting: try retrying("inotify_init1") { inotify_init1(flags) })
  }

  /// Watches the entries of a folder; one that is missing is ignored, since it is no error to have no settings.
  ///
  /// - Parameter folder: Its path, without a slash at the end.
  func watch(folder: String) {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    let watch = inotify_add_watch(descriptor, folder, events)
    if watch >= 0 { folders[watch] = folder }
  }

  /// Takes the changes that wait.
  ///
  /// - Returns: The paths of changed files: folder, slash, name.
  func drain() -> Set<String> {
    var paths: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        buffer[..<count].withUnsafeBytes { collect($0, into: &paths) }
      } else if count == 0 || errno != EINTR {
        return paths
      }
    }
  }

  private func collect(_ bytes: UnsafeRawBufferPointer, into paths: inout Set<String>) {
    let headerSize = MemoryLayout<inotify_event>.size
    var rest = bytes[...]
    while rest.count >= headerSize {
      let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      let name = rest.dropFirst(headerSize).prefix(Int(event.len)).prefix { $0 != 0 }
      if let folder = folders[event.wd], !name.isEmpty {
        paths.insert(folder + "/" + String(decoding: name, as: UTF8.self))
      }
      rest = rest.dropFirst(headerSize + Int(event.len))
    }
  }
}
