import KeylineTestSupport

extension ExecutablePath {
  /// Whether a program is on this machine.
  ///
  /// - Parameter program: Its path or its name.
  /// - Returns: False as well when it may not be run.
  static func isInstalled(_ program: String) -> Bool {
    // One that cannot be found is not measured; that is all there is to say about it.
    (try? find(program, searchPath: CleanEnvironment.searchPath)) != nil
  }
}
