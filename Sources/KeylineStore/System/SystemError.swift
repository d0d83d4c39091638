import Glibc

/// A refusal of the kernel.
public struct SystemError: Error, Equatable, Sendable {
  /// The call that was refused, such as `open`.
  public let call: String
  /// The path it was about, or empty.
  public let path: String
  /// The number of the error, as `errno` has it.
  public let code: Int32

  /// Describes a refusal.
  ///
  /// - Parameters:
  ///   - call: The call that was refused.
  ///   - path: The path it was about, or empty.
  ///   - code: The number of the error.
  public init(call: String, path: String = "", code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }

  /// The reason in the C library's words, such as "No space left on device".
  public var reason: String { String(cString: strerror(code)) }

  /// True when the disk or the user's share of it is full.
  public var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
}

/// Repeats a call while signals interrupt it.
///
/// - Parameters:
///   - call: Its name, for the error.
///   - path: The path it is about, for the error.
///   - body: The call; a negative result means that `errno` has the reason.
/// - Returns: The call's result, 0 or more.
/// - Throws: ``SystemError`` with the reason.
@discardableResult
public func retrying<Number: SignedInteger>(
  _ call: String, _ path: String = "", _ body: () -> Number
) throws(SystemError) -> Number {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw SystemError(call: call, path: path, code: code) }
  }
}
