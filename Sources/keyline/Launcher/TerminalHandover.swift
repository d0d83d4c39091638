import Glibc
import KeylineStore

/// What the launcher found the terminal to be, for the keyboard that is to leave it so.
struct TerminalHandover {
  /// The descriptor at which the keyboard finds it.
  static let descriptor: Int32 = 5

  /// The settings before the launcher changed them.
  let settings: termios
  /// How many of the typed bytes that wait have been through the line discipline, which makes NUL of Ctrl-D.
  let cookedBytes: Int

  /// Hands it over as a file in memory.
  ///
  /// - Throws: `SystemError` when the system has no memory.
  func memory() throws(SystemError) -> Descriptor {
    let memory = try Descriptor.memory("keyline-terminal")
    try memory.write(withUnsafeBytes(of: self) { Array($0) })
    return memory
  }

  /// Takes what was handed over; nil when nothing was.
  static func receive() -> TerminalHandover? {
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: MemoryLayout<TerminalHandover>.size)
    let memory = Descriptor(adopting: descriptor)
    do throws(SystemError) {
      guard try memory.read(into: &buffer, at: 0) == buffer.count else { return nil }
    } catch {
      return nil
    }
    return buffer.withUnsafeBytes { $0.loadUnaligned(as: TerminalHandover.self) }
  }
}
