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
    /// Whether FILE is not what it was when the draft was begun, nor what its run has saved.
    public let baseChanged: Bool
  }

  /// The largest journal that is read.
  private static let limit = 4 << 30

  /// The journal's file.
  public let path: String
  /// The absolute path of the file it is of; nil for a text without one.
  public let file: String?
  /// When the draft was last written, in nanoseconds since 1970.
  public let modified: Int64
  private let descriptor: Descriptor

  /// Opens a journal whose keyboard is gone; nil when it lives, or when this is no journal.
  ///
  /// - Parameter path: The journal's file.
  public init?(opening path: String) {
    do throws(SystemError) {
      let descriptor = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
      guard flock(descriptor.raw, LOCK_EX | LOCK_NB) == 0 else { return nil }
      let status = try descriptor.status()
      // One without a name was removed between our opening and locking it.
      guard status.st_nlink > 0, let header = DraftHeader(of: descriptor) else { return nil }
      self.path = path
      self.descriptor = descriptor
      file = header.path.isEmpty ? nil : header.path
      modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    } catch {
      return nil
    }
  }

  // A process that is just being started may hold the open file for a moment longer.
  deinit { flock(descriptor.raw, LOCK_UN) }

  /// Makes the text again, up to the first record that is torn or damaged.
  ///
  /// - Parameters:
  ///   - current: FILE's bytes now, or the text of a run without one.
  ///   - identity: What FILE is now; nil when there is none.
  /// - Returns: Nil when the text the draft began with is nowhere any more: then its edits fit nothing.
  /// - Complexity: O(n) in the draft and the text.
  public func recover(current: [UInt8], identity: FileIdentity?) -> Recovered? {
    guard let journal = contents(), let replay = DraftReplay(journal) else { return nil }
    let present = identity?.fingerprint ?? TextFingerprint(of: current)
    let base = replay.baseInside.map(Array.init) ?? base(replay.header.base, current: current, present)
    guard let text = replay.text(from: base, file: current, fingerprint: present) else { return nil }
    return Recovered(
      bytes: text.bytes, baseChanged: file != nil && !replay.knows(identity?.fingerprint))
  }

  /// Removes the draft when FILE holds its text already, as when a keyboard dies right after saving.
  ///
  /// - Parameters:
  ///   - current: FILE's bytes now; none for a text without one.
  ///   - identity: What FILE is now; nil when there is none.
  /// - Returns: Whether it was removed.
  /// - Complexity: O(n) in the draft and the text.
  public func discardIfSaved(current: [UInt8], identity: FileIdentity?) -> Bool {
    guard recover(current: current, identity: identity)?.bytes == current else { return false }
    discard()
    return true
  }

  /// Removes the draft.
  public func discard() { DraftPaths(path)?.remove() }

  /// Whether a file has the name of a journal only; a journal of another version of this program is one, too.
  static func isDebris(_ path: String) -> Bool {
    do throws(SystemError) {
      let descriptor = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
      guard flock(descriptor.raw, LOCK_EX | LOCK_NB) == 0 else { return false }
      var start = [UInt8](repeating: 0, count: DraftHeader.kin.count)
      _ = try descriptor.read(into: &start, at: 0)
      return start != DraftHeader.kin
    } catch {
      return false
    }
  }

  private func contents() -> [UInt8]? {
    guard lseek(descriptor.raw, 0, SEEK_SET) == 0 else { return nil }
    do throws(SystemError) { return try descriptor.readAll(limit: Self.limit) } catch { return nil }
  }

  /// The text a draft began with, where it is not in the journal.
  private func base(_ base: TextFingerprint, current: [UInt8], _ present: TextFingerprint) -> [UInt8]? {
    if base.size == 0 { return [] }
    if base == present { return current }
    guard let path = DraftPaths(path)?.base else { return nil }
    do throws(SystemError) {
      let kept = try Descriptor.open(path, O_RDONLY | O_NONBLOCK).readAll(limit: base.size)
      return kept.flatMap { TextFingerprint(of: $0) == base ? $0 : nil }
    } catch {
      return nil
    }
  }
}
