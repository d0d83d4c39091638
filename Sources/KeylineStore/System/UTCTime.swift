import CLinux
import Glibc

/// A moment, as documents and the ledger write it down: in UTC, whatever the machine's time zone.
public struct UTCTime: Comparable, Hashable, Sendable {
  /// Milliseconds since the beginning of 1970.
  public let milliseconds: Int64

  /// Names a moment.
  ///
  /// - Parameter milliseconds: Milliseconds since the beginning of 1970.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The moment by the machine's clock.
  public static var now: UTCTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UTCTime(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The moment to the second, as RFC 3339 has it: `2026-11-30T12:00:00Z`.
  public var text: String {
    var seconds = time_t(milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Orders moments, the earlier first.
  public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
}
