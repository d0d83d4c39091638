import CLinux
import Glibc

/// A port of 127.0.0.1 that is taken. While nobody listens on it, connections are refused.
public final class LoopbackPort: Sendable {
  /// The port.
  public let number: Int
  let descriptor: Int32

  /// Takes a free port.
  ///
  /// - Throws: `SystemFailure` when there is none.
  public init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw SystemFailure("socket") }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutableBytes(of: &place) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { place in
        bind(descriptor, place.baseAddress, length) == 0
          && getsockname(descriptor, place.baseAddress, &length) == 0
      }
    }
    guard isBound else {
      let failure = SystemFailure("bind")
      close(descriptor)
      throw failure
    }
    number = Int(in_port_t(bigEndian: place.sin_port))
  }

  deinit { close(descriptor) }

  /// Its address, such as `http://127.0.0.1:40123`.
  public var address: String { "http://127.0.0.1:\(number)" }
}
