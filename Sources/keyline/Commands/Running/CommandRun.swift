import Glibc
import KeylineStore

/// Runs the commands that print something and end.
enum CommandRun {
  /// Runs a command other than writing.
  ///
  /// - Parameters:
  ///   - invocation: What the command line asks for.
  ///   - secrets: What was taken out of the environment.
  /// - Returns: the exit status.
  static func run(_ invocation: Invocation, secrets: EnvironmentSecrets) -> Int32 {
    // A key that passes through must not end in a core dump.
    ProcessHardening.apply()
    do {
      if case .predict(let options) = invocation {
        return try PredictRun(options: options, models: WordModels(folders: folders)).run()
      }
      if case .correct(let options) = invocation {
        return try CorrectRun(
          options: options, models: WordModels(folders: folders), layouts: LayoutFiles(folders: folders)
        ).run()
      }
      return try print(try text(of: invocation, secrets), status: 0)
    } catch let cancelled as CommandCancelled {
      return 128 + cancelled.signal
    } catch let failure as CommandFailure {
      StandardError.write("keyline: " + failure.message)
      for line in failure.details { StandardError.write(line) }
      // What could not be printed beside it is the lesser failure.
      return (try? print(failure.output, status: CommandFailure.exitStatus)) ?? CommandFailure.exitStatus
    } catch let error as SystemError where error.call == "read" {
      StandardError.write("keyline: standard input cannot be read: \(error.reason).")
      return CommandFailure.exitStatus
    } catch {
      StandardError.write("keyline: the output could not be written.")
      return CommandFailure.exitStatus
    }
  }

  private static var folders: DataFolders {
    DataFolders(environment: Environment.current, executable: Environment.executable)
  }

  private static func print(_ text: String, status: Int32) throws -> Int32 {
    try StandardOutput.write(Array(text.utf8)[...])
    return status
  }

  private static func text(of invocation: Invocation, _ secrets: EnvironmentSecrets) throws -> String {
    let environment = Environment.current
    let folders = folders
    let files = SettingsFiles(
      environment: environment, names: folders.settingNames)
    let layouts = LayoutFiles(folders: folders)
    switch invocation {
    case .settings(let command): return try SettingsRun(files: files, folders: folders).run(command)
    case .words(let command): return try WordsRun(files: files).run(command)
    case .replacements(let command): return try ReplacementsRun(files: files).run(command)
    case .key(let command):
      let keys = KeyStore(environment: environment, secrets: secrets)
      return try KeyRun(files: files, keys: keys).run(command)
    case .access(let command): return try AccessRun(files: files).run(command)
    case .ledger(let options): return try LedgerRun(files: files).run(options)
    case .stats(let options): return try StatsRun(files: files).run(options)
    case .layouts(let command): return try LayoutsRun(layouts: layouts).run(command)
    case .doctor(let json):
      return try DoctorRun(
        environment: environment, executable: Environment.executable, secrets: secrets
      ).run(json: json)
    case .play(let options):
      return try PlayRun(layouts: layouts, models: WordModels(folders: folders))
        .run(options, themes: ThemeFiles(folders: folders))
    case .write, .predict, .correct, .help, .version, .manual, .completions: return invocation.text ?? ""
    }
  }
}
