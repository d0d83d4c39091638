import CLinux
import Glibc
import KeylineStore

extension Sandbox {
  /// The keyboard's sandbox.
  ///
  /// - Parameters:
  ///   - environment: The variables that say where things lie.
  ///   - settings: The documents that settings come from.
  ///   - files: What the command line names.
  /// - Returns: The sandbox, to be entered.
  static func keyboard(
    environment: [String: String], settings: SettingsFiles, files: [String]
  ) -> Sandbox {
    let executable = Environment.executable
    return Sandbox(
      files: .keyboard(
        environment: environment, executable: executable,
        data: DataFolders(environment: environment, executable: executable), settings: settings, files: files)
    )
  }

  /// Makes the containers that are missing, which no rule could be about.
  ///
  /// - Parameter environment: The variables that say where they lie.
  static func prepareContainers(environment: [String: String]) {
    for kind in [Container.Kind.own, .shared, .config] {
      do throws(ContainerError) { try Container(kind, environment: environment).prepare() } catch {
        // What cannot be made is missed, and named, where something is to be kept in it.
      }
    }
  }

  /// Closes what the keyboard was not meant to have: of what is open, rules for files know nothing.
  static func closeUnknownDescriptors() { closefrom(TerminalHandover.descriptor + 1) }

  /// Why the keyboard does not start without the filter.
  static func refusal(_ failure: SyscallFilter.Failure) -> String {
    "the kernel cannot keep the keyboard from the network (seccomp: \(failure.reason)); "
      + "use a kernel that can, or start it with --no-sandbox"
  }
}
