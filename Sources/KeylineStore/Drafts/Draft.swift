import CLinux
import Glibc
import KeylineCore

/// A draft that an earlier run left behind.
///
/// It is locked while it is looked at, so that two keyboards never answer for the same one.
public final class Draft {
  /// What a draft gives back.
  public struct Recovered: Equatable, Sendable {
    /// The text.
    public let bytes: [UInt8]
    /// Whether FILE is not what it was when the draft was begun.
    public let baseChanged: Bool
  }

  /// The largest journal that is read.
  private static let limit = 4 << 30

  /// The journal's file.
  public let path: String
  /// The absolute path of the file it is of; nil for a text without one.
  public let file: String?
  private let header: DraftHeader
  private let descriptor: Descriptor

  /// Opens a journal whose keyboard is gone; nil when it lives, or when this is no journal.
  init?(opening path: String) {
    guard let descriptor = try? Descriptor.open(path, O_RDONLY), flock(descriptor.raw, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    var head = [UInt8](repeating: 0, count: DraftJournal.largestBase + (1 << 14))
    let count = pread(descriptor.raw, &head, head.count, 0)
    var rest = head[..<max(count, 0)]
    guard let header = DraftHeader(reading: &rest) ?? Self.wholeHeader(of: descriptor) else { return nil }
    self.path = path
    self.descriptor = descriptor
    self.header = header
    file = header.path.isEmpty ? nil : header.path
  }

  /// A header with a base of any size, as texts from a pipe have.
  private static func wholeHeader(of descriptor: Descriptor) -> DraftHeader? {
    guard let bytes = try? descriptor.readAll(limit: limit) else { return nil }
    var rest = bytes[...]
    return DraftHeader(reading: &rest)
  }

  /// When the draft was last written, in seconds since 1970.
  public var modified: Int { (try? descriptor.status()).map { Int($0.st_mtim.tv_sec) } ?? 0 }

  /// Rebuilds the text, up to the first record that is torn or damaged.
  ///
  /// - Parameters:
  ///   - current: FILE's bytes now.
  ///   - identity: What FILE is now.
  /// - Returns: Nil when FILE has changed and the draft does not hold the text it began with: then its edits
  ///   fit nothing.
  /// - Complexity: O(n) in the draft.
  public func recover(current: [UInt8], identity: FileIdentity?) -> Recovered? {
    guard lseek(descriptor.raw, 0, SEEK_SET) == 0,
      let bytes = try? descriptor.readAll(limit: Self.limit)
    else { return nil }
    var rest = bytes[...]
    guard DraftHeader(reading: &rest) != nil else { return nil }
    let baseChanged = file != nil && !isSame(header.identity, identity)
    if header.base == nil, baseChanged { return nil }
    var text = PieceTree(header.base ?? current)
    while let content = DraftRecord.next(&rest), DraftRecord.apply(content, to: &text) {}
    return Recovered(bytes: text.bytes, baseChanged: baseChanged)
  }

  private func isSame(_ old: FileIdentity?, _ new: FileIdentity?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.hasSameContent(as: new)
  }

  /// Removes the draft.
  public func discard() { unlink(path) }
}
