import Glibc

/// The files below a folder.
enum FileTree {
  /// The files whose path below a folder matches a pattern, sorted.
  ///
  /// - Parameters:
  ///   - root: The folder; nothing is found where there is none.
  ///   - pattern: As a shell knows it; a star crosses folders too.
  /// - Returns: Their paths, with the folder's before them.
  static func files(below root: String, matching pattern: String) -> [String] {
    var found: [String] = []
    collect(root, "", pattern, &found)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(root)/\($0)" }
  }

  private static func collect(_ root: String, _ folder: String, _ pattern: String, _ found: inout [String]) {
    guard let directory = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch Int(entry.pointee.d_type) {
      case DT_DIR: collect(root, path, pattern, &found)
      case DT_REG: if fnmatch(pattern, path, 0) == 0 { found.append(path) }
      default: break
      }
    }
  }
}
