import CLinux
import Glibc

/// Keeps the typed text in the process's memory out of other programs' reach.
public enum ProcessHardening {
  /// What Swift's runtime answers with a report of the crash.
  private static let reported = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP]

  /// Forbids core dumps and reports of a crash, and other programs of the same user to look into this one.
  ///
  /// The runtime's report would print memory, and ask a question on a terminal that is not back yet.
  ///
  /// A system that refuses either is no worse than one that never had it, so the keyboard starts anyway.
  public static func apply() {
    _ = kl_set_dumpable(0)
    _ = kl_forbid_core_dumps()
    for number in reported { signal(number, SIG_DFL) }
  }

  /// Has this process go on, should it be stopped, when the one that started it dies: it then finds that it is alone.
  ///
  /// A stopped process does not notice that its socket is closed, and would stay, with the typed text in its memory.
  public static func wakeAtParentDeath() { _ = kl_set_parent_death_signal(SIGCONT) }
}
