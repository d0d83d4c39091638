import Glibc

/// The folder and the name of a path, without touching the disk.
struct FilePathParts {
  /// The folder's path, never empty.
  let folder: String
  /// The last component; empty when the path ends with a slash.
  let name: String

  init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      folder = "."
      name = path
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }

  /// Follows the symbolic links at the end of a path, also to a file that does not exist yet.
  ///
  /// - Parameter path: Any path.
  /// - Returns: A path whose last component is no link.
  /// - Throws: ``SystemError`` `ELOOP` after as many links as the kernel follows.
  static func following(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      if count < 0 { return path }
      let target = String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = target.hasPrefix("/") ? target : FilePathParts(path).folder + "/" + target
    }
    throw SystemError(call: "readlink", path: path, code: ELOOP)
  }
}
