import CLinux
import Glibc

/// What puts a terminal back after a keyboard that can no longer do it.
enum TerminalRestore {
  /// Undoes everything a keyboard may have turned on; each part does nothing where it is off already.
  ///
  /// The kitty flags go first: they were pushed on the alternate screen, which has a stack of its own. A
  /// synchronized update ends before all else, or the rest would stay unseen until the terminal loses patience.
  static let sequences = Array(
    ("\u{1B}[?2026l\u{1B}[<u\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l"
      + "\u{1B}[?1l\u{1B}>\u{1B}[m\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// A stalled terminal gets this long, in milliseconds, to take the sequences.
  private static let patience: Int32 = 200

  /// Sends the sequences; a terminal that is gone or stalled is left alone.
  ///
  /// - Parameter descriptor: The terminal, opened so that writing does not block.
  static func reset(_ descriptor: Int32) {
    var rest = sequences[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&event, 1, patience) > 0, event.revents & Int16(POLLOUT) != 0 else { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Sets the line discipline; a terminal that is gone is left alone.
  ///
  /// - Parameters:
  ///   - settings: The settings as they were before the keyboard.
  ///   - descriptor: The terminal.
  static func apply(_ settings: termios, to descriptor: Int32) {
    var settings = settings
    // Not TCSADRAIN: a stalled terminal would never drain.
    while tcsetattr(descriptor, TCSANOW, &settings) != 0 && errno == EINTR {}
  }
}
