import CLinux

/// Keeps the typed text in the process's memory out of other programs' reach.
enum ProcessHardening {
  /// Forbids core dumps, and other programs of the same user to look into this one.
  ///
  /// A system that refuses either is no worse than one that never had it, so the keyboard starts anyway.
  static func apply() {
    _ = kl_set_dumpable(0)
    _ = kl_forbid_core_dumps()
  }
}
