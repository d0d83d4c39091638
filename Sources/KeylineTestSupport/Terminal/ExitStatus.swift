/// How a process ended.
public enum ExitStatus: Hashable, Sendable {
  /// It left by itself, with this code.
  case exited(Int32)
  /// This signal ended it.
  case signalled(Int32)

  /// Reads the status word of `waitpid`.
  ///
  /// - Parameter waitStatus: The word as the kernel encodes it: the signal in the low seven bits, the exit
  ///   code in the byte above.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
  }
}
