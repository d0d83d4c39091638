import CLinux

/// The variables that a child gets: ours without secrets.
public enum ChildEnvironment {
  /// This process's own variables, each as `NAME=value`.
  public static var current: [String] {
    guard var entry = kl_environ() else { return [] }
    var entries: [String] = []
    while let text = entry.pointee {
      entries.append(String(cString: text))
      entry += 1
    }
    return entries
  }

  /// Takes secrets away and puts variables in.
  ///
  /// - Parameters:
  ///   - entries: Variables, each as `NAME=value`.
  ///   - added: More of them, which replace those of the same name.
  /// - Returns: The variables for the child.
  public static func make(from entries: [String], adding added: [String] = []) -> [String] {
    let replaced = Set(added.map(name))
    let kept = entries.filter { entry in
      let name = name(entry)
      return !replaced.contains(name) && !EnvironmentSecrets.isSecret(name)
    }
    return kept + added
  }

  private static func name(_ entry: String) -> Substring { entry.prefix { $0 != "=" } }
}
