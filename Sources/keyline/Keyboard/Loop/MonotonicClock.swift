import CLinux
import Glibc

/// The time since the program began, which no change of the wall clock moves.
struct MonotonicClock {
  private let start = Self.read()
  /// How many times as fast as real time it goes, as when a tape is played faster.
  var speed = 1.0

  /// The time since this clock was made.
  var now: Duration {
    let passed = Self.read() - start
    return speed == 1 ? passed : passed * speed
  }

  /// The real time until a time of this clock, in milliseconds rounded up, as poll(2) wants them.
  func pollMilliseconds(until deadline: Duration) -> Int32 {
    let left = deadline - now
    return (speed == 1 ? left : left / speed).pollMilliseconds
  }

  private static func read() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Duration(
      secondsComponent: Int64(time.tv_sec), attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, as poll(2) wants them.
  var pollMilliseconds: Int32 {
    let unit: Int64 = 1_000_000_000_000_000
    // What is due within seconds, as nearly everything is, needs no division of 128 bits.
    guard let left = Int64(exactly: attoseconds) else {
      let (seconds, attoseconds) = components
      return Int32(clamping: max(seconds * 1000 + (attoseconds + unit - 1) / unit, 0))
    }
    return Int32(max(left, 0) / unit) + (left % unit > 0 ? 1 : 0)
  }
}
