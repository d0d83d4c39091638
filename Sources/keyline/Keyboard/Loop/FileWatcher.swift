import CLinux
import Glibc
import KeylineStore

/// Notices files that were written, made, moved in or deleted in folders, also in those that come later.
final class FileWatcher {
  private let source: Descriptor
  private var folders: [Int32: String] = [:]
  /// The folders that are to be watched and are not there.
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

  /// Watches the entries of a folder, from its making on where it is missing.
  ///
  /// - Parameter folder: Its absolute path, without a slash at the end.
  func watch(folder: String) {
    missing.insert(folder)
    _ = findMissing()
  }

  private func add(_ folder: String) -> Bool {
    let entries = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    guard let watch = add(folder, entries | IN_DELETE_SELF | IN_MOVE_SELF) else { return false }
    folders[watch] = folder
    missing.remove(folder)
    return true
  }

  private func add(_ folder: String, _ events: Int32) -> Int32? {
    // Added to what another use of the same folder has asked for.
    let watch = inotify_add_watch(descriptor, folder, UInt32(bitPattern: events | IN_ONLYDIR | IN_MASK_ADD))
    return watch >= 0 ? watch : nil
  }

  /// Watches the nearest folder above a missing one, where the next step of the way to it will be made.
  private func watchWay(to folder: String) {
    var step = folder
    var blocked: String?
    while let slash = step.lastIndex(of: "/"), step != "/" {
      let parent = slash == step.startIndex ? "/" : String(step[..<slash])
      if add(parent, IN_CREATE | IN_MOVED_TO) != nil {
        // Made while its parent was only about to be watched, it is the next parent; or it is no folder.
        if step == folder || step == blocked || access(step, F_OK) != 0 { return }
        blocked = step
        step = folder
      } else {
        step = parent
      }
    }
  }

  /// Watches the folders that have come to be.
  ///
  /// - Returns: The files in them.
  private func findMissing() -> [String] {
    var paths: [String] = []
    var before: Set<String>
    repeat {
      before = missing
      for folder in before where !add(folder) { watchWay(to: folder) }
      // Once more, for what was made between the two.
      for folder in missing where add(folder) { paths += Self.entries(of: folder) }
      paths += before.subtracting(missing).flatMap(Self.entries)
    } while before != missing
    return paths
  }

  /// Takes the changes that wait.
  ///
  /// - Returns: The paths of changed files: folder, slash, name.
  func drain() -> Set<String> {
    takeEvents().union(findMissing())
  }

  /// The files that are in a folder already when it begins to be watched.
  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { paths.append(folder + "/" + name) }
    }
    return paths
  }

  private func takeEvents() -> Set<String> {
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
      if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { lose(event.wd) }
      if let folder = folders[event.wd], !name.isEmpty {
        paths.insert(folder + "/" + String(decoding: name, as: UTF8.self))
      }
      rest = rest.dropFirst(headerSize + Int(event.len))
    }
  }

  /// Goes back to waiting for a folder that was deleted or moved away.
  private func lose(_ watch: Int32) {
    guard let folder = folders.removeValue(forKey: watch) else { return }
    inotify_rm_watch(descriptor, watch)
    missing.insert(folder)
  }
}
