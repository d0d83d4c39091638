import Glibc

/// The environment that programs under test start with: the same on every machine.
package enum CleanEnvironment {
  /// Where programs are looked for.
  package static var searchPath: String {
    getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
  }

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - home: The home folder; all XDG folders lie below it because their variables are not set.
  ///   - extra: Variables to add; an empty value takes the variable away.
  /// - Returns: The whole environment.
  package static func make(home: String, adding extra: [String: String]) -> [String: String] {
    let base = [
      "PATH": searchPath, "HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8", "SHELL": "/bin/sh",
    ]
    return base.merging(extra) { $1 }.filter { !$0.value.isEmpty }
  }
}
