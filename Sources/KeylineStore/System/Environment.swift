import CLinux
import Glibc

/// The process's environment and place.
public enum Environment {
  /// The variables, as they are now.
  public static var current: [String: String] {
    var variables: [String: String] = [:]
    var entry = kl_environ()
    while let text = entry?.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry = entry?.successor()
    }
    return variables
  }

  /// The path of the running program.
  public static var executable: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
