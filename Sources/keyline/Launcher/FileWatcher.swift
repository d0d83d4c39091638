import CLinux
import Glibc
import KeylineStore

/// Notices files that were written, made, moved in or deleted in folders, and folders that were made.
final class FileWatcher {
  private let source: Descriptor
  private var folders: [Int32: String] = [:]
  /// Folders that are not there yet.
  private var missing: Set<String> = []

  /// Ready to read when something changed.
  var descriptor: Int32 { source.raw }

  /// Starts with no folder.
  ///
  /// - Throws: `SystemError` when the user has no watcher left.
  init() throws(SystemError) {
    let flags = Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)
    source = Descriptor(adopting: try retrying("inotify_init1") { inotify_init1(flags) })
  }

  /// Watches the entries of a folder, from the moment it is made where it is missing: on a fresh machine there
  /// are no settings, and no folder for them.
  ///
  /// - Parameter folder: Its absolute path, without a slash at the end.
  func watch(folder: String) {
    var last: String?
    // A folder that is made between two looks is found by the second one.
    while let nearest = watchNearest(of: folder), nearest != last {
      if nearest == folder { return }
      last = nearest
    }
    missing.insert(folder)
  }

  /// Watches a folder or the nearest one above it that is there.
  ///
  /// - Returns: The one that is watched; nil when none but the root is there.
  private func watchNearest(of folder: String) -> String? {
    var path = folder[...]
    while !path.isEmpty {
      if add(String(path)) { return String(path) }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return nil
  }

  private func add(_ folder: String) -> Bool {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    let watch = inotify_add_watch(descriptor, folder, events)
    if watch >= 0 { folders[watch] = folder }
    return watch >= 0
  }

  /// Watches folders that were missing and are there now.
  ///
  /// - Returns: The paths of what is in them already.
  private func watchNewFolders() -> [String] {
    let waiting = missing
    missing = []
    for folder in waiting { watch(folder: folder) }
    return waiting.subtracting(missing).flatMap(Self.entries)
  }

  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } }
      paths.append(folder + "/" + String(decoding: name, as: UTF8.self))
    }
    return paths
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
        return missing.isEmpty ? paths : paths.union(watchNewFolders())
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
