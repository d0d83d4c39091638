import Glibc

/// How long ago something was, in words.
enum Age {
  static func words(since seconds: Int) -> String {
    let elapsed = max(time(nil) - seconds, 0)
    return switch elapsed {
    case ..<90: "a minute ago"
    case ..<5400: "\((elapsed + 30) / 60) minutes ago"
    case ..<(36 * 3600): "\((elapsed + 1800) / 3600) hours ago"
    default: "\((elapsed + 43_200) / 86_400) days ago"
    }
  }
}
