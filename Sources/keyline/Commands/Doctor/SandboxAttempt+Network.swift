import CLinux
import Glibc

extension SandboxAttempt {
  /// The discard service: nobody listens there, and nobody is bothered.
  private static let port = in_port_t(9).bigEndian

  static func network(_ targets: ProbeTargets) -> [SandboxAttempt] {
    [
      SandboxAttempt("connect over IPv4") { connect(AF_INET, SOCK_STREAM, inet()) },
      SandboxAttempt("connect over IPv6") { connect(AF_INET6, SOCK_STREAM, inet6()) },
      SandboxAttempt("send over UDP") { connect(AF_INET, SOCK_DGRAM, inet()) },
      SandboxAttempt("ask the kernel over netlink") { kl_try_netlink() },
      SandboxAttempt("connect to a Unix socket at a path") {
        connect(AF_UNIX, SOCK_STREAM, sockaddr_un.named("/keyline-doctor"))
      },
      SandboxAttempt("connect to an abstract Unix socket") {
        connect(AF_UNIX, SOCK_STREAM, sockaddr_un.named("\0keyline-doctor"))
      },
      SandboxAttempt("make a pair of sockets") {
        var ends: [Int32] = [-1, -1]
        return Int(kl_stream_pair(&ends))
      },
      SandboxAttempt("use a network socket of the launcher", refusedBy: [EBADF]) {
        var byte: UInt8 = 0
        return write(targets.inheritedSocket, &byte, 1)
      },
      SandboxAttempt("make an io_uring") { kl_try_ring() },
    ]
  }

  private static func connect<Address>(_ family: Int32, _ kind: __socket_type, _ address: Address) -> Int {
    let made = socket(family, Int32(kind.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard made >= 0 else { return -1 }
    defer { close(made) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(made, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    return Int(result)
  }

  private static func inet() -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return address
  }

  private static func inet6() -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port
    address.sin6_addr = in6addr_loopback
    return address
  }
}

extension sockaddr_un {
  fileprivate static func named(_ name: String) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    return address
  }
}
