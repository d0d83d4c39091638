import CLinux
import Glibc
import KeylineStore

/// Signals as something to poll: they are blocked and read from a descriptor, so that no code runs in a handler.
final class SignalSource: Sendable {
  private let source: Descriptor
  private let maskBefore: sigset_t

  /// Ready to read when a signal waits.
  var descriptor: Int32 { source.raw }

  /// Blocks signals for this thread, and for threads that it starts later.
  ///
  /// - Parameter signals: Their numbers. One that is ignored, as SIGHUP under `nohup`, never arrives.
  /// - Throws: `SystemError` when the system has no descriptor left.
  init(_ signals: [Int32]) throws(SystemError) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    maskBefore = before
    let raw = try retrying("signalfd") {
      signalfd(-1, &set, Int32(SFD_NONBLOCK) | Int32(SFD_CLOEXEC))
    }
    source = Descriptor(adopting: raw)
  }

  /// Takes the signals that wait.
  ///
  /// - Returns: Their numbers, in the order the kernel hands them out.
  func drain() -> [Int32] {
    var signals: [Int32] = []
    var entry = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while true {
      let count = read(descriptor, &entry, size)
      if count == size {
        signals.append(Int32(entry.ssi_signo))
      } else if count >= 0 || errno != EINTR {
        return signals
      }
    }
  }

  /// Lets the signals act on this thread as they did before.
  func unblock() {
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
