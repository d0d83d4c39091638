import CLinux
import Glibc
import KeylineStore

/// The terminal as the launcher keeps it: never read, only put back.
struct LauncherTerminal {
  let descriptor: Descriptor
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

// MARK: Keys that are typed early

extension LauncherTerminal {
  /// Whether the terminal is ours to change; it is not for a job in the background.
  var isOurs: Bool { tcgetpgrp(descriptor.raw) == getpgrp() }

  /// Has keys that are typed before the keyboard reads them wait for it as they are; only signals still act.
  ///
  /// The line discipline would echo them, take Backspace and Ctrl-D for itself and turn Enter into another byte.
  ///
  /// - Returns: What the keyboard has to know of it.
  func holdKeys() -> TerminalHandover {
    guard isOurs else { return TerminalHandover(settings: settings, cookedBytes: 0) }
    var held = settings
    held.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    held.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    withUnsafeMutableBytes(of: &held.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    TerminalRestore.apply(held, to: descriptor.raw)
    var count: Int32 = 0
    let isKnown = ioctl(descriptor.raw, UInt(FIONREAD), &count) == 0
    return TerminalHandover(settings: settings, cookedBytes: isKnown ? Int(count) : 0)
  }

  /// Takes back what a keyboard has left that is gone, for the next one; keys that were typed meanwhile wait.
  func holdKeysAgain() -> TerminalHandover {
    TerminalRestore.reset(descriptor.raw)
    _ = holdKeys()
    // A keyboard had the terminal: no line was cooked.
    return TerminalHandover(settings: settings, cookedBytes: 0)
  }

  /// Writes a line that is to be taken back; a terminal that is stalled or gone is left alone.
  func show(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(descriptor.raw, $0.baseAddress, $0.count) }
  }
}
