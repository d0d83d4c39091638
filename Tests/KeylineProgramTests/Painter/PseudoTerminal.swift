import CLinux
import Glibc

/// A pseudo terminal of the kernel's: a terminal for the program, and the other end for the test.
final class PseudoTerminal {
  let master: Int32
  let path: String

  init?() {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN, whose macros are not imported.
    guard ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      return nil
    }
    path = "/dev/pts/\(number)"
  }

  deinit { close(master) }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// What the program wrote since the last call.
  func written() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// The terminal's settings, as bytes that can be compared.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(master, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}
