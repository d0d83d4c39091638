import Glibc

/// The one path of a file, whatever way it was named.
public enum RealPath {
  /// Follows all links and takes `.` and `..` out of a path, also of a file that does not exist yet.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The absolute path; one with links and dots still in it where its folder does not exist.
  public static func of(_ path: String) -> String {
    let target: String
    do throws(SystemError) { target = try FilePathParts.following(path) } catch { return absolute(path) }
    if let whole = resolved(target) { return whole }
    let parts = FilePathParts(target)
    guard let folder = resolved(parts.folder) else { return absolute(path) }
    return (folder == "/" ? "" : folder) + "/" + parts.name
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = resolved(".") else { return path }
    return (folder == "/" ? "" : folder) + "/" + path
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
