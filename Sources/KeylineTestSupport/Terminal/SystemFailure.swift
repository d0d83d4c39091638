import Glibc

/// A call of the operating system that the test harness could not do without.
public struct SystemFailure: Error, CustomStringConvertible {
  /// The call, by its name.
  public let call: String
  /// The error number it gave.
  public let code: Int32

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - call: The call, by its name.
  ///   - code: The error number; the thread's own when it is left out.
  public init(_ call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  /// The call and the system's sentence for the error.
  public var description: String { "\(call): \(String(cString: strerror(code)))" }
}
