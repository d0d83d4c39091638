import KeylineStore

/// `keyline [FILE]`: launches the keyboard.
enum WriteRun {
  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - options: What the command line asks for.
  ///   - arguments: The command line, for the keyboard.
  ///   - secrets: What the environment held, for the broker.
  /// - Returns: The exit status.
  static func run(_ options: WriteOptions, arguments: [String], secrets: EnvironmentSecrets) -> Int32 {
    let shared = Container.find(.shared, environment: Environment.current)
    let access = BrokerAccess(override: options.fullAccess, granted: shared.map(FullAccess.init))
    let program = BrokerProgram(beside: Environment.executable, options: options)
    return Launcher.run(
      LaunchPlan(
        filePath: options.file == "-" ? nil : options.file, arguments: arguments,
        broker: (program, access), secrets: secrets))
  }
}
