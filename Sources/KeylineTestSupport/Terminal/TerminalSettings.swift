import CLinux
import Glibc

/// The settings of a terminal's line discipline that a program can leave wrong behind it.
public struct TerminalSettings: Hashable, Sendable {
  /// The flags of input, output, control and local modes.
  public let inputFlags, outputFlags, controlFlags, localFlags: UInt32
  /// The special characters: interrupt, erase, end of file and so on.
  public let controlCharacters: [UInt8]

  /// Whether what is typed is shown.
  public var echoes: Bool { localFlags & UInt32(ECHO) != 0 }
  /// Whether input comes a line at a time.
  public var isCanonical: Bool { localFlags & UInt32(ICANON) != 0 }

  init(_ settings: termios) {
    inputFlags = settings.c_iflag
    outputFlags = settings.c_oflag
    controlFlags = settings.c_cflag
    // PENDIN is no setting: the kernel raises it by itself when canonical mode comes back.
    localFlags = settings.c_lflag & ~UInt32(PENDIN)
    controlCharacters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}
