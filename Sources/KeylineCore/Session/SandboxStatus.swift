/// How much of the keyboard the kernel fences in.
public enum SandboxStatus: String, Equatable, Sendable {
  /// It reads and writes only what it has to, and has no way to the network.
  case full
  /// It has no way to the network, but the kernel cannot keep it from files.
  case partly
  /// The person has asked for none.
  case off
}
