import CLinux
import Glibc

/// What a folder holds.
public enum FolderNames {
  /// The names in a folder, in no order; none when it cannot be read.
  ///
  /// - Parameter path: The folder.
  /// - Returns: The names, `.` and `..` among them.
  /// - Complexity: O(*n*) in the names.
  public static func of(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        })
    }
    return names
  }
}
