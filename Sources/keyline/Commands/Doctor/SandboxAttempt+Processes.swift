import CLinux
import Glibc

extension SandboxAttempt {
  private static let shell = "/bin/sh"

  static func processes(_ targets: ProbeTargets) -> [SandboxAttempt] {
    let parent = getppid()
    return [
      SandboxAttempt("fork") { kl_try_fork() },
      SandboxAttempt("fork by the newest call", refusedBy: [ENOSYS]) { kl_try_clone3() },
      SandboxAttempt("trace another process") { kl_try_trace(parent) },
      SandboxAttempt("read another process's memory") { kl_try_memory_of(parent) },
      SandboxAttempt("take another process's descriptor") { kl_try_descriptor_of(parent) },
      SandboxAttempt("move to other namespaces") { kl_try_unshare() },
      SandboxAttempt("look at the kernel's keys") { kl_try_keyring() },
      SandboxAttempt("start a shell") { kl_try_exec(shell) },
      SandboxAttempt("start a shell by a descriptor") {
        let program = open(shell, KL_O_PATH | O_CLOEXEC)
        guard program >= 0 else { return -1 }
        defer { close(program) }
        return kl_try_exec_of_descriptor(program)
      },
    ]
  }
}
