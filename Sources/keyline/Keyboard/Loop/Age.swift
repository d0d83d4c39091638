import CLinux
import Glibc

/// How long ago something was, in words.
enum Age {
  /// Says how long ago a moment was.
  ///
  /// - Parameter moment: The moment, in nanoseconds since 1970; one that is still to come counts as now.
  /// - Returns: Such as "2 minutes ago".
  static func words(since moment: Int64) -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return words(seconds: now.tv_sec - Int(moment / 1_000_000_000))
  }

  /// Says a number of seconds in the largest unit that it fills.
  static func words(seconds: Int) -> String {
    switch seconds {
    case ..<2: "just now"
    case ..<60: "\(seconds) seconds ago"
    case ..<90: "a minute ago"
    case ..<(90 * 60): "\((seconds + 30) / 60) minutes ago"
    case ..<(36 * 3600): "\((seconds + 1800) / 3600) hours ago"
    default: "\((seconds + 43_200) / 86_400) days ago"
    }
  }
}
