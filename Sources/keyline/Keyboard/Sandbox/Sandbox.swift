import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// What keeps a process that sees every key from the network, from other processes and from most files.
///
/// The kernel holds the fence, for good and for every thread and child: nothing that the process reads can talk it
/// into lifting it. It covers only the thread that enters and what that one starts, so a process enters before it has
/// a second thread.
struct Sandbox: Sendable {
  /// The files that stay open.
  let files: LandlockRules
  /// The calls that are refused.
  let calls = SyscallFilter.keyboard

  /// Enters.
  ///
  /// - Returns: How much the kernel fences in.
  /// - Throws: `SyscallFilter.Failure` when it cannot refuse calls: then there would be a way to the network.
  func enter() throws(SyscallFilter.Failure) -> SandboxStatus {
    guard kl_forbid_new_privileges() == 0 else { throw SyscallFilter.Failure(code: errno) }
    var status = SandboxStatus.full
    do throws(SystemError) { try files.enforce() } catch { status = .partly }
    try calls.enforce()
    return status
  }
}
