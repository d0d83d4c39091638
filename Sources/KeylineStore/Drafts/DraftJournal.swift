import CLinux
import Glibc
import KeylineCore

/// The journal of one run: every batch of edits, written before its frame is shown.
///
/// It is an append-only file, begun at the first edit and locked while its keyboard lives, so that another
/// keyboard neither shares nor offers it.
public final class DraftJournal {
  /// The largest text of a file that a journal repeats as its base, in bytes.
  public static let largestBase = 1 << 20

  /// The journal's file.
  public let path: String
  private let descriptor: Descriptor

  /// Begins a journal.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - file: The absolute path of FILE, nil for a text without one.
  ///   - identity: What FILE was when it was opened, nil when there was none.
  ///   - base: The text that the edits start from; nil when it is FILE's and too large to repeat: then a
  ///     draft can be recovered only while FILE stays the same.
  /// - Throws: `ContainerError` when nothing can be written there.
  public init(
    in container: Container, file: String?, identity: FileIdentity?, base: [UInt8]?
  ) throws(ContainerError) {
    let folder = try container.prepare(DraftShelf.folder)
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let path = "\(folder)/\(time.tv_sec)-\(time.tv_nsec)-\(getpid())\(DraftShelf.suffix)"
    let header = DraftHeader(path: file ?? "", identity: identity, base: base)
    self.path = path
    descriptor = try onPath(path) { () throws(SystemError) in
      let descriptor = try Descriptor.open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND)
      try retrying("flock", path) { flock(descriptor.raw, LOCK_EX | LOCK_NB) }
      try descriptor.write(header.bytes)
      return descriptor
    }
  }

  /// The open file, for whoever brings it to stable storage.
  public var rawDescriptor: Int32 { descriptor.raw }

  /// Appends a batch of edits in one write.
  ///
  /// - Throws: `ContainerError` when the disk is full or gone.
  /// - Complexity: O(n) in the edits.
  public func append(_ edits: [Edit]) throws(ContainerError) {
    try onPath(path) { () throws(SystemError) in try descriptor.write(DraftRecord.bytes(for: edits)) }
  }

  /// Removes the journal: the text is safe elsewhere.
  public func remove() { unlink(path) }

  /// Keeps the journal, of a run that was cancelled, until the next text is done.
  public func keepCancelled() { rename(path, path + DraftShelf.cancelledSuffix) }
}
