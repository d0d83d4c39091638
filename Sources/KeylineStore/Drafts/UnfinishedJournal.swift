import CLinux
import Glibc
import KeylineCore

/// A journal in the making: written under a passing name, a piece at a time, and only then put in its place.
///
/// So a journal is found whole or not at all, and one that takes another's place does so in a single step: after
/// a death at any moment the one or the other is there. What is abandoned removes itself.
public final class UnfinishedJournal {
  private let paths: DraftPaths
  private let descriptor: Descriptor
  private let text: PieceTree
  private let headerSize: Int
  private let isReplacing: Bool
  private var header: DraftHeader
  private var hash = ContentHash()
  private var written = 0
  private var remembered = ByteWriter()
  private var appended = 0
  private var isPublished = false

  /// Begins a journal that will hold its text.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container.
  ///   - old: The journal whose place it is to take.
  ///   - file: The absolute path of FILE, nil for a text without one.
  ///   - identity: What FILE is, nil when there is none.
  ///   - text: The text to begin with.
  /// - Throws: `ContainerError` when nothing can be written there.
  public convenience init(
    in container: Container, replacing old: DraftJournal? = nil, file: String?, identity: FileIdentity?,
    text: PieceTree
  ) throws(ContainerError) {
    let header = DraftHeader(
      path: file ?? "", identity: identity, base: TextFingerprint(size: text.byteCount, hash: 0),
      isBaseInside: true)
    try self.init(in: container, replacing: old, header: header, text: text)
  }

  init(
    in container: Container, replacing old: DraftJournal?, header: DraftHeader, text: PieceTree
  ) throws(ContainerError) {
    let folder = try container.prepare(DraftShelf.folder)
    let paths = old.flatMap { DraftPaths($0.path) } ?? DraftPaths(newIn: folder)
    let size = header.bytes.count
    self.paths = paths
    self.header = header
    self.text = text
    headerSize = size
    isReplacing = old != nil
    do throws(SystemError) {
      descriptor = try Self.create(paths.passing, headerSize: size, textSize: text.byteCount)
    } catch {
      unlink(paths.passing)
      throw ContainerError(error, path: paths.passing)
    }
  }

  private static func create(
    _ path: String, headerSize: Int, textSize: Int
  ) throws(SystemError) -> Descriptor {
    let descriptor = try Descriptor.open(path, O_RDWR | O_CREAT | O_TRUNC)
    try retrying("flock", path) { flock(descriptor.raw, LOCK_EX | LOCK_NB) }
    // A disk too small for a large text is not filled to find that out.
    if textSize > DraftJournal.largestBase { try descriptor.reserve(headerSize + textSize) }
    // The header needs the fingerprint of what follows it, so it comes last.
    lseek(descriptor.raw, off_t(headerSize), SEEK_SET)
    return descriptor
  }

  deinit {
    if !isPublished { unlink(paths.passing) }
  }

  /// The open file, for whoever brings it to stable storage.
  public var rawDescriptor: Int32 { descriptor.raw }

  /// Writes the next piece of the text, and after the last one the header.
  ///
  /// - Parameter limit: The most bytes to write.
  /// - Returns: Whether the text is whole.
  /// - Throws: `ContainerError` when the disk is full or gone.
  /// - Complexity: O(log n + limit) in the text.
  public func step(limit: Int = 1 << 18) throws(ContainerError) -> Bool {
    let end = min(written + limit, text.byteCount)
    let piece = text.bytes(in: written..<end)
    try write(piece)
    piece.withUnsafeBytes { hash.update($0) }
    written = end
    guard written == text.byteCount else { return false }
    if header.isBaseInside { header.base = TextFingerprint(size: written, hash: hash.value) }
    let bytes = header.bytes
    try onPath(paths.passing) { () throws(SystemError) in
      let count = try retrying("pwrite") { pwrite(descriptor.raw, bytes, bytes.count, 0) }
      if count < bytes.count { throw SystemError(call: "pwrite", code: ENOSPC) }
    }
    return true
  }

  /// Keeps edits that are made while the text is written, for ``flush()``.
  public func remember(_ edits: [Edit]) { DraftRecord.edits(edits).encode(into: &remembered) }

  /// Keeps the note of a save, for ``flush()``.
  public func remember(savingOf text: TextFingerprint) {
    DraftRecord.saving(text).encode(into: &remembered)
  }

  /// Writes what was remembered.
  ///
  /// - Returns: Whether there was anything.
  /// - Throws: `ContainerError` when the disk is full or gone.
  public func flush() throws(ContainerError) -> Bool {
    guard !remembered.bytes.isEmpty else { return false }
    try write(remembered.bytes)
    appended += remembered.bytes.count
    remembered.removeAll()
    return true
  }

  /// Brings what was written to stable storage; slow, so not between keys.
  public func sync() throws(ContainerError) {
    try onPath(paths.passing) { () throws(SystemError) in try descriptor.sync() }
  }

  /// Puts the journal in its place; nothing may be remembered still.
  ///
  /// - Returns: The journal that goes on from here.
  /// - Throws: `ContainerError`; the old journal is in its place then.
  public func publish() throws(ContainerError) -> DraftJournal {
    precondition(remembered.bytes.isEmpty, "what was remembered is written before the journal is used")
    try onPath(paths.passing) { () throws(SystemError) in
      try retrying("rename") { rename(paths.passing, paths.journal) }
      let flags = try retrying("fcntl") { fcntl(descriptor.raw, F_GETFL) }
      try retrying("fcntl") { fcntl(descriptor.raw, F_SETFL, flags | O_APPEND) }
    }
    isPublished = true
    // The text is inside now, so the copy of an older one beside it is of no use.
    if isReplacing { unlink(paths.base) }
    return DraftJournal(
      descriptor, at: paths, length: headerSize + written + appended, isBaseApart: !header.isBaseInside)
  }

  private func write(_ bytes: [UInt8]) throws(ContainerError) {
    try onPath(paths.passing) { () throws(SystemError) in try descriptor.write(bytes) }
  }
}
