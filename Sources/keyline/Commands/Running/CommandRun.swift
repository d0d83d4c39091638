import Glibc
import KeylineStore

/// Runs the commands that print something and end.
enum CommandRun {
  /// Runs a command other than writing.
  ///
  /// - Parameters:
  ///   - invocation: What the command line asks for.
  ///   - secrets: What the environment held.
  /// - Returns: the exit status.
  static func run(_ invocation: Invocation, secrets: EnvironmentSecrets) -> Int32 {
    do {
      return try print(try text(of: invocation, secrets: secrets), status: 0)
    } catch let failure as CommandFailure {
      StandardError.write("keyline: " + failure.message)
      for line in failure.details { StandardError.write(line) }
      // What could not be printed beside it is the lesser failure.
      return (try? print(failure.output, status: CommandFailure.exitStatus)) ?? CommandFailure.exitStatus
    } catch {
      StandardError.write("keyline: the output could not be written.")
      return CommandFailure.exitStatus
    }
  }

  private static func print(_ text: String, status: Int32) throws -> Int32 {
    try StandardOutput.write(Array(text.utf8)[...])
    return status
  }

  private static func text(of invocation: Invocation, secrets: EnvironmentSecrets) throws -> String {
    let environment = Environment.current
    let folders = DataFolders(environment: environment, executable: Environment.executable)
    let files = SettingsFiles(
      environment: environment, names: folders.settingNames)
    let layouts = LayoutFiles(folders: folders)
    switch invocation {
    case .settings(let command): return try SettingsRun(files: files, folders: folders).run(command)
    case .layouts(let command): return try LayoutsRun(layouts: layouts).run(command)
    case .doctor(let json):
      return try DoctorRun(
        environment: environment, executable: Environment.executable, secrets: secrets
      ).run(json: json)
    case .play(let options): return try PlayRun(layouts: layouts).run(options)
    case .write, .help, .version, .manual, .completions: return invocation.text ?? ""
    }
  }
}
