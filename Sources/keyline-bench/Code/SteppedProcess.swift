import CLinux
import Glibc
import KeylineTestSupport

/// A process that is run one instruction at a time, to see which code it goes through.
final class SteppedProcess {
  private let process: pid_t
  /// A step that has not come to its end waits for something, and when it has for so long, for something to do.
  private static let patience = Duration.milliseconds(300)

  /// Takes hold of a process.
  ///
  /// - Parameter process: Its id.
  /// - Throws: `SystemFailure` where that is forbidden: Keyline lets nobody but root look into it.
  init(_ process: pid_t) throws {
    self.process = process
    guard kl_trace(process) == 0 else { throw SystemFailure("ptrace (as root?)") }
  }

  deinit { _ = kl_untrace(process) }

  /// Lets the process run until it waits for something to do.
  ///
  /// - Parameter visit: Is given the address of each instruction, in the order they are run.
  /// - Throws: `SystemFailure` when the process ends.
  func run(visiting visit: (UInt64) -> Void) throws {
    while try isStopped() {
      visit(kl_program_counter(process))
      guard kl_step(process) == 0 else { throw SystemFailure("ptrace") }
    }
  }

  /// Whether the last step has come to its end; false when the process does not come out of it.
  private func isStopped() throws -> Bool {
    let end = ContinuousClock.now + Self.patience
    repeat {
      var status: Int32 = 0
      let stopped = waitpid(process, &status, WNOHANG | Int32(bitPattern: UInt32(__WALL)))
      if stopped == process { return true }
      guard stopped == 0 else { throw SystemFailure("waitpid") }
    } while ContinuousClock.now < end
    return false
  }
}
