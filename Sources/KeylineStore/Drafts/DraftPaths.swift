import CLinux
import Glibc

/// The names of one draft's files.
///
/// `<id>.draft` is written by a living keyboard or was left by a dead one; whoever gets its lock knows which.
/// `<id>.base` is the text it begins with where that is large, `<id>.new` is to replace it, and
/// `<id>.draft.cancelled` was given up on purpose.
struct DraftPaths {
  static let journalSuffix = ".draft"
  static let baseSuffix = ".base"
  static let passingSuffix = ".new"
  static let cancelledSuffix = ".draft.cancelled"

  private let stem: String

  /// Names a new draft: when it was begun, and by whom.
  init(newIn folder: String) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    stem = "\(folder)/\(time.tv_sec)-\(time.tv_nsec)-\(getpid())"
  }

  /// Takes the path of any file of a draft apart; nil when it is none.
  init?(_ path: String) {
    let suffixes = [Self.cancelledSuffix, Self.journalSuffix, Self.baseSuffix, Self.passingSuffix]
    guard let suffix = suffixes.first(where: path.hasSuffix) else { return nil }
    stem = String(path.dropLast(suffix.count))
  }

  var journal: String { stem + Self.journalSuffix }
  var base: String { stem + Self.baseSuffix }
  var passing: String { stem + Self.passingSuffix }
  var cancelled: String { stem + Self.cancelledSuffix }

  /// Removes all files, the journal first: a base alone is no draft.
  func remove() {
    for path in [journal, cancelled, base, passing] { unlink(path) }
  }
}
