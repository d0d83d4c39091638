import KeylineStore

/// `keyline [FILE]`: launches the keyboard.
enum WriteRun {
  /// Runs it to its end.
  ///
  /// - Returns: The exit status.
  static func run(_ options: WriteOptions, arguments: [String], secrets: EnvironmentSecrets) -> Int32 {
    Launcher.run(
      LaunchPlan(filePath: options.file == "-" ? nil : options.file, arguments: arguments, secrets: secrets))
  }
}
