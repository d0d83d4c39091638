import CLinux
import Glibc
import KeylineCore

extension DraftJournal {
  /// Begins a journal that holds the text it begins with.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - file: The absolute path of FILE, nil for a text without one.
  ///   - identity: What FILE was when it was opened, nil when there was none.
  ///   - base: The text that the edits start from.
  /// - Returns: The journal.
  /// - Throws: `ContainerError` when nothing can be written there.
  /// - Complexity: O(n) in the base.
  public static func begin(
    in container: Container, file: String?, identity: FileIdentity?, base: PieceTree
  ) throws(ContainerError) -> DraftJournal {
    let journal = try UnfinishedJournal(in: container, file: file, identity: identity, text: base)
    while try !journal.step() {}
    return try journal.publish()
  }

  /// Begins a journal without the text it begins with, which is to be copied into ``makeBaseFile()``.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - file: The absolute path of FILE, nil for a text without one.
  ///   - identity: What FILE was when it was opened, nil when there was none.
  ///   - base: What tells the text that the edits start from.
  /// - Returns: The journal.
  /// - Throws: `ContainerError` when nothing can be written there.
  public static func begin(
    in container: Container, file: String?, identity: FileIdentity?, baseApart base: TextFingerprint
  ) throws(ContainerError) -> DraftJournal {
    let header = DraftHeader(path: file ?? "", identity: identity, base: base, isBaseInside: false)
    let journal = try UnfinishedJournal(in: container, replacing: nil, header: header, text: PieceTree())
    while try !journal.step() {}
    return try journal.publish()
  }

  /// Begins a journal that holds the text of an open file, on the disk when this returns.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - file: The absolute path of FILE.
  ///   - identity: What FILE was when it was opened, nil when there was none.
  ///   - source: The file with the text.
  /// - Returns: The journal.
  /// - Throws: `ContainerError` when nothing can be written there.
  /// - Complexity: O(n) in the text.
  public static func begin(
    in container: Container, file: String, identity: FileIdentity?, copying source: Descriptor
  ) throws(ContainerError) -> DraftJournal {
    let bytes = try onPath(file) { () throws(SystemError) in
      guard lseek(source.raw, 0, SEEK_SET) == 0 else { throw SystemError(call: "lseek", code: errno) }
      return try source.readAll(limit: PieceTree.maximumByteCount)
    }
    let journal = try UnfinishedJournal(
      in: container, file: file, identity: identity, text: PieceTree(bytes ?? []))
    while try !journal.step() {}
    try journal.sync()
    return try journal.publish()
  }
}
