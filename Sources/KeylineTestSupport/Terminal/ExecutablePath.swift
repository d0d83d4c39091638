import Glibc

/// Where programs lie.
public enum ExecutablePath {
  /// The built `keyline`: the one that `KEYLINE_BIN` names, else the one beside the running test program.
  ///
  /// - Returns: An absolute path; whether a file is there is for its user to find out.
  public static func keyline() -> String {
    if let override = getenv("KEYLINE_BIN") { return String(cString: override) }
    return folderOfTests() + "/keyline"
  }

  /// The built `keyline-broker`, which lies beside `keyline`.
  ///
  /// - Returns: An absolute path; whether a file is there is for its user to find out.
  public static func broker() -> String { keyline() + "-broker" }

  /// The built `keyline-train`, which lies beside the running test program.
  ///
  /// - Returns: An absolute path; whether a file is there is for its user to find out.
  public static func trainer() -> String { folderOfTests() + "/keyline-train" }

  /// Looks for a program as a shell does.
  ///
  /// - Parameters:
  ///   - name: A path, when it has a slash in it, else a name.
  ///   - searchPath: Folders with colons between them.
  /// - Returns: The path of the first executable file of that name.
  /// - Throws: `SystemFailure` when there is none.
  package static func find(_ name: String, searchPath: String) throws -> String {
    if name.contains("/") { return name }
    for folder in searchPath.split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    throw SystemFailure("no program \(name) in \(searchPath)", code: ENOENT)
  }

  /// The folder of the program that runs the tests.
  private static func folderOfTests() -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    precondition(length > 0, "/proc/self/exe names the running program")
    let path = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }
}
