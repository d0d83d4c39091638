import CLinux
import Glibc
import KeylineCore

/// The journal of one run: every batch of edits, written before its frame is shown.
///
/// It is an append-only file, begun at the first edit and locked while its keyboard lives, so that another
/// keyboard neither shares nor offers it. `docs/drafts.md` describes its bytes.
public final class DraftJournal {
  /// The largest text that a journal repeats as its base at once, in bytes; larger ones lie apart.
  public static let largestBase = 1 << 18
  /// A journal is let grow to this many bytes, however short its text is.
  private static let leastOutgrown = 1 << 18

  /// The journal's file.
  public let path: String
  /// Whether the text it begins with is not in it, but FILE's own until it is copied beside the journal.
  public let isBaseApart: Bool
  let descriptor: Descriptor
  private let paths: DraftPaths
  private let start: Int
  private var length: Int
  private var writer = ByteWriter()

  /// Takes over a file that begins with a header, and its base where that is inside.
  init(_ descriptor: Descriptor, at paths: DraftPaths, length: Int, isBaseApart: Bool) {
    self.descriptor = descriptor
    self.paths = paths
    path = paths.journal
    start = length
    self.length = length
    self.isBaseApart = isBaseApart
  }

  // A process that is just being started may hold the open file for a moment longer.
  deinit { flock(descriptor.raw, LOCK_UN) }

  /// The open file, for whoever brings it to stable storage.
  public var rawDescriptor: Int32 { descriptor.raw }

  /// Appends a batch of edits in one write.
  ///
  /// - Parameter edits: The edits; each applies to the text after the ones before it.
  /// - Throws: `ContainerError` when the disk is full or gone; the journal keeps what it had before.
  /// - Complexity: O(n) in the edits.
  public func append(_ edits: [Edit]) throws(ContainerError) { try append(.edits(edits)) }

  /// Notes that FILE is about to become the text as it is now.
  ///
  /// - Parameter text: What tells that text.
  /// - Throws: `ContainerError` when the disk is full or gone; the journal keeps what it had before.
  public func append(savingOf text: TextFingerprint) throws(ContainerError) { try append(.saving(text)) }

  private func append(_ record: DraftRecord) throws(ContainerError) {
    writer.removeAll()
    record.encode(into: &writer)
    do throws(SystemError) {
      try descriptor.write(writer.bytes)
      length += writer.bytes.count
    } catch {
      // What came after half a record would never be read.
      ftruncate(descriptor.raw, off_t(length))
      throw ContainerError(error, path: path)
    }
  }

  /// Whether the edits have outgrown the text by so much that the journal should begin anew with the text.
  ///
  /// - Parameter textSize: The text's present length in bytes.
  /// - Returns: Whether the edits take more than twice the text, and more than 256 KiB.
  public func isOutgrown(by textSize: Int) -> Bool {
    length - start > max(Self.leastOutgrown, 2 * textSize)
  }

  /// Makes the file that the text the journal begins with is to be copied into.
  ///
  /// - Returns: The empty file.
  /// - Throws: `ContainerError` when it cannot be made.
  public func makeBaseFile() throws(ContainerError) -> Descriptor {
    try onPath(paths.base) { () throws(SystemError) in
      try Descriptor.open(paths.base, O_RDWR | O_CREAT | O_TRUNC)
    }
  }

  /// Removes the journal: the text is safe elsewhere.
  public func remove() { paths.remove() }

  /// Keeps the journal, of a run that was cancelled, but is not offered by itself any more.
  public func keepCancelled() { rename(path, paths.cancelled) }
}

extension DraftJournal {
  /// Whether an open journal holds the text it begins with.
  ///
  /// - Parameter journal: The open file of a journal.
  /// - Returns: False also when it is no journal.
  public static func holdsItsBase(_ journal: Descriptor) -> Bool {
    DraftHeader(of: journal)?.isBaseInside == true
  }
}
