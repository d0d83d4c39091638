import CLinux
import Glibc

/// The keys and tokens that the environment held when the program started, taken out of it.
///
/// What starts with a process can be read by others in `/proc/PID/environ` as long as it runs, and is handed down to
/// every child. The value does not tell what it holds when it is printed.
public struct EnvironmentSecrets: Sendable {
  /// How the names of variables end that hold secrets.
  static let nameEndings = ["_API_KEY", "_AUTH_TOKEN"]

  /// The secrets by the names of their variables.
  public let values: [String: String]

  /// Holds some secrets.
  ///
  /// - Parameter values: The secrets by the names of their variables.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Takes the secrets out of this process's environment and overwrites where they stood.
  ///
  /// To be called first of all, with one thread: the C library's environment has no lock.
  ///
  /// - Returns: The secrets; empty values are as good as none, and are taken out too.
  /// - Complexity: O(n) in the environment.
  public static func take() -> EnvironmentSecrets {
    var entries: [UnsafeMutablePointer<CChar>] = []
    var entry = kl_environ()
    while let text = entry?.pointee {
      if isSecret(String(cString: text).prefix { $0 != "=" }) { entries.append(text) }
      entry = entry?.successor()
    }
    var values: [String: String] = [:]
    for text in entries {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      // Of two with one name, the first counts, as getenv(3) has it.
      if parts.count == 2, !parts[1].isEmpty, values[name] == nil { values[name] = String(parts[1]) }
      unsetenv(name)
    }
    for text in entries { explicit_bzero(text, strlen(text)) }
    return EnvironmentSecrets(values)
  }

  /// Whether a variable holds a secret, as its name ends.
  static func isSecret(_ name: some StringProtocol) -> Bool {
    nameEndings.contains { name.hasSuffix($0) }
  }
}

extension EnvironmentSecrets: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How many there are.
  public var description: String { "\(values.count) secrets" }

  /// The same for debuggers.
  public var debugDescription: String { description }

  /// Nothing to look into.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
