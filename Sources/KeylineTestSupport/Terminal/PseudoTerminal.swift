import CLinux
import CVTerm
import Glibc

/// The side of a terminal that a person sits at: what programs write comes out, what is typed goes in.
public final class PseudoTerminal {
  /// What reading brought.
  package enum Reading {
    case bytes([UInt8])
    /// Nothing waits.
    case nothing
    /// No program has the terminal open any more.
    case hungUp
  }

  /// The device that programs open.
  public let devicePath: String
  /// Our side of the device, which never blocks.
  package private(set) var descriptor: Int32

  /// Opens a new terminal.
  ///
  /// - Parameter size: Its size, known to the first program from the start.
  /// - Throws: `SystemFailure` when the system has no terminal left.
  public init(size: TerminalSize) throws {
    descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemFailure("posix_openpt") }
    var name = [CChar](repeating: 0, count: 128)
    guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
      ptsname_r(descriptor, &name, name.count) == 0
    else {
      let failure = SystemFailure("ptsname_r")
      Glibc.close(descriptor)
      throw failure
    }
    devicePath = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    resize(to: size)
  }

  deinit { close() }

  /// Gives the terminal another size; its foreground programs get SIGWINCH.
  ///
  /// - Parameter size: The new size.
  public func resize(to size: TerminalSize) {
    var window = winsize()
    window.ws_col = UInt16(clamping: size.columns)
    window.ws_row = UInt16(clamping: size.rows)
    // It fails only on a terminal that was closed, and that one has no size.
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// The line discipline's settings, as the programs on the terminal left them.
  ///
  /// - Returns: The settings.
  /// - Throws: `SystemFailure` when the terminal is gone.
  public func settings() throws -> TerminalSettings {
    var settings = termios()
    // On Linux the master answers for the slave, also when no program has it open.
    guard tcgetattr(descriptor, &settings) == 0 else { throw SystemFailure("tcgetattr") }
    return TerminalSettings(settings)
  }

  /// Hangs up: programs on the terminal get SIGHUP and read an end of file.
  public func close() {
    guard descriptor >= 0 else { return }
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Reads what waits, without waiting for more.
  ///
  /// - Returns: The bytes, or why there are none.
  package func read() -> Reading {
    guard descriptor >= 0 else { return .hungUp }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .hungUp
  }

  /// Types as many of the bytes as the terminal takes now.
  ///
  /// - Parameter bytes: What to type.
  /// - Returns: The number of bytes taken, 0 when its queue is full or the terminal is gone.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int {
    guard descriptor >= 0 else { return 0 }
    return max(0, bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) })
  }
}
