import Glibc

/// Something that the sandbox must refuse, and how it is tried.
///
/// Where nothing refuses it, it does no harm: what it would destroy is made for it, or stays as it is.
struct SandboxAttempt: Sendable {
  /// What is tried, in words.
  let name: String
  /// The errors that are the sandbox's answer; with any other, the attempt has got further than it may.
  let refusals: Set<Int32>
  /// Tries; gives the kernel's error, 0 when it was possible.
  let run: @Sendable () -> Int32

  /// Describes an attempt.
  ///
  /// - Parameters:
  ///   - name: What is tried, in words.
  ///   - refusals: The errors that are the sandbox's answer.
  ///   - call: The calls; negative when one was refused, with its error in `errno`.
  init(
    _ name: String, refusedBy refusals: Set<Int32> = [EPERM, EACCES], _ call: @escaping @Sendable () -> Int
  ) {
    self.name = name
    self.refusals = refusals
    run = { call() < 0 ? errno : 0 }
  }

  /// All of them, in the order they are tried: starting another program comes last, since nothing comes after it.
  static func all(on targets: ProbeTargets) -> [SandboxAttempt] {
    network(targets) + documents(targets) + elsewhere(targets) + processes(targets)
  }
}
