import CLinux
import Glibc
import KeylineStore

/// The terminal as the launcher keeps it: never read, only put back.
struct LauncherTerminal {
  private let descriptor: Descriptor
  private let settings: termios

  /// Opens the controlling terminal and remembers its settings.
  ///
  /// - Throws: `SystemError` when there is none.
  init() throws(SystemError) {
    // The open file is our own: that it does not block does not touch the shell's.
    let opened = try Descriptor.open("/dev/tty", O_RDWR | O_NONBLOCK)
    var settings = termios()
    try retrying("tcgetattr", "/dev/tty") { tcgetattr(opened.raw, &settings) }
    descriptor = opened
    self.settings = settings
  }

  /// Puts everything back after a keyboard that could not.
  func restore() {
    TerminalRestore.reset(descriptor.raw)
    restoreSettings()
  }

  /// Puts the line discipline back, after a keyboard that has left the screen.
  func restoreSettings() { TerminalRestore.apply(settings, to: descriptor.raw) }
}
