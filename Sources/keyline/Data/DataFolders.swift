import CLinux
import Glibc
import KeylineStore

/// Where data files (layouts, themes) are looked for, the user's own first.
struct DataFolders: Sendable {
  /// Existing or not, in the order of search.
  let paths: [String]

  /// Lists the folders for an environment.
  ///
  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - executable: the path of the running program.
  init(environment: [String: String], executable: String) {
    var paths: [String] = []
    if let folder = environment["KEYLINE_DATA_DIR"], !folder.isEmpty { paths.append(folder) }
    if let config = Container.find(.config, environment: environment) { paths.append(config.path) }
    let folder = Self.parent(of: executable)
    paths.append(Self.parent(of: folder) + "/share/keyline")
    // In a checkout the program lies in .build/<triple>/<configuration>.
    var ancestor = folder
    for _ in 0..<4 {
      ancestor = Self.parent(of: ancestor)
      if access(ancestor + "/Package.swift", F_OK) == 0 { paths.append(ancestor) }
    }
    self.paths = paths
  }

  /// The contents of the first file of a name.
  ///
  /// - Parameter name: a path below the folders, such as `themes/dark.json`.
  /// - Returns: Its bytes, nil when no folder has it.
  func contents(of name: String) -> [UInt8]? { file(name)?.bytes }

  /// The first file of a name.
  ///
  /// - Parameter name: a path below the folders, such as `themes/dark.json`.
  /// - Returns: Its path and its bytes, nil when no folder has it.
  func file(_ name: String) -> (path: String, bytes: [UInt8])? {
    for path in paths {
      // A file that cannot be read is as good as absent: the next folder may have one.
      if let bytes = try? AtomicFile(path + "/" + name).read() { return (path + "/" + name, bytes) }
    }
    return nil
  }

  /// The path of the first file of a name, without reading it; nil when no folder has it.
  func path(of name: String) -> String? {
    paths.map { $0 + "/" + name }.first { access($0, F_OK) == 0 }
  }

  /// The names of the files in a subfolder of all folders, without repeats, sorted.
  func names(in subfolder: String, suffix: String) -> [String] {
    var names: Set<String> = []
    for path in paths {
      guard let folder = opendir(path + "/" + subfolder) else { continue }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasSuffix(suffix) { names.insert(String(name.dropLast(suffix.count))) }
      }
    }
    return names.sorted()
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
