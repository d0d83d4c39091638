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
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, as poll(2) wants them.
  var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(milliseconds, 0))
  }
}
