import Glibc
import KeylineCore
import KeylineStore

/// The role of the program that `keyline doctor` looks into the sandbox with: it enters as the keyboard does, and
/// tries all that must not be possible.
enum ProbeRole {
  /// Where the results go.
  static let reportDescriptor: Int32 = 3
  /// Where the targets are read from.
  static let targetsDescriptor: Int32 = 4

  /// Runs the role.
  ///
  /// - Returns: The exit status.
  static func run() -> Int32 {
    ProcessHardening.apply()
    Sandbox.closeUnknownDescriptors()
    let report = Descriptor(adopting: reportDescriptor)
    do throws(SystemError) {
      guard let targets = try readTargets() else { return UsageError.exitStatus }
      let environment = Environment.current
      Sandbox.prepareContainers(environment: environment)
      let sandbox = Sandbox.keyboard(
        environment: environment, settings: SettingsFiles(environment: environment), files: [])
      let status: SandboxStatus
      do throws(SyscallFilter.Failure) { status = try sandbox.enter() } catch { return 1 }
      try write(ProbeReport.line(status), to: report)
      for attempt in SandboxAttempt.all(on: targets) {
        try write(ProbeReport.line(trying: attempt), to: report)
        let error = attempt.run()
        try write(ProbeReport.line(attempt, endedWith: error), to: report)
      }
      try write(ProbeReport.end, to: report)
      return 0
    } catch {
      return 1
    }
  }

  private static func readTargets() throws(SystemError) -> ProbeTargets? {
    guard lseek(targetsDescriptor, 0, SEEK_SET) == 0 else { return nil }
    let bytes = try Descriptor(adopting: targetsDescriptor).readAll(limit: 1 << 16)
    return bytes.flatMap(ProbeTargets.init)
  }

  private static func write(_ line: String, to report: Descriptor) throws(SystemError) {
    try report.write(Array(line.utf8))
  }
}
