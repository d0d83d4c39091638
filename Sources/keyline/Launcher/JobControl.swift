import CLinux
import Glibc
import KeylineStore

/// Stopping the job that we are part of.
enum JobControl {
  /// Stops every process of our group, ourselves included, and returns when the shell continues the job.
  ///
  /// Where nobody could continue it (the terminal runs Keyline and no shell), nothing happens, as the kernel
  /// itself has it for the stop key.
  static func stop() {
    if isWatchedByShell { kill(0, SIGSTOP) }
  }

  /// Whether an ancestor outside our group, in our session, is there to continue the job.
  private static var isWatchedByShell: Bool {
    var process = getppid()
    while process > 1, getsid(process) == getsid(0) {
      if getpgid(process) != getpgrp() { return true }
      guard let parent = parent(of: process) else { return false }
      process = parent
    }
    return false
  }

  private static func parent(of process: pid_t) -> pid_t? {
    do throws(SystemError) {
      let bytes = try Descriptor.open("/proc/\(process)/stat", O_RDONLY).readAll(limit: 4_096)
      // The name in parentheses may hold anything, so count from the last one: state, then the parent.
      guard let bytes, let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = bytes[(end + 1)...].split(separator: UInt8(ascii: " "))
      return fields.count > 1 ? pid_t(String(decoding: fields[1], as: UTF8.self)) : nil
    } catch {
      return nil
    }
  }
}
