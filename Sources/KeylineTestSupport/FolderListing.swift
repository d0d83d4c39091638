import CLinux
import Glibc

/// What a folder holds.
public enum FolderListing {
  /// Why a folder cannot be listed.
  public struct Failure: Error { let path: String }

  /// The names of a folder's entries, sorted, without `.` and `..`.
  ///
  /// - Parameter path: The folder.
  /// - Returns: The names.
  /// - Throws: `Failure` when it cannot be listed.
  public static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw Failure(path: path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
