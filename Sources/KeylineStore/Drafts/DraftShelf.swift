import CLinux
import Glibc

/// The drafts of earlier runs.
public struct DraftShelf: Sendable {
  static let folder = "drafts"
  private let path: String

  /// Looks into a keyboard's own container.
  public init(_ container: Container) { path = container.path + "/" + Self.folder }

  /// The drafts of a file, the last written first, without those whose keyboard still lives.
  ///
  /// - Parameter file: The file's absolute path, nil for texts without one.
  /// - Returns: The drafts, each locked while it is held.
  /// - Complexity: O(n) in the drafts there are.
  public func drafts(for file: String?) -> [Draft] {
    paths(endingIn: DraftPaths.journalSuffix)
      .compactMap { Draft(opening: $0) }
      .filter { $0.file == file }
      .sorted { $0.modified > $1.modified }
  }

  /// Forgets the texts of cancelled runs: a later one is done.
  public func discardCancelled() {
    for path in paths(endingIn: DraftPaths.cancelledSuffix) { DraftPaths(path)?.remove() }
  }

  /// Where the draft of a run that was cancelled lies, if it is kept.
  ///
  /// - Parameter journal: The journal's file while the run went on.
  /// - Returns: The file's path, nil when there is none.
  public static func cancelled(_ journal: String) -> String? {
    guard let path = DraftPaths(journal)?.cancelled, access(path, F_OK) == 0 else { return nil }
    return path
  }

  /// Removes a draft whose text has arrived where it belongs.
  ///
  /// - Parameter journal: The journal's file.
  public static func remove(_ journal: String) { DraftPaths(journal)?.remove() }

  /// Removes what belongs to no draft, because a process died between two steps of making or removing one.
  ///
  /// - Parameter moment: Only files last changed before it, in seconds since 1970: a younger one may belong to
  ///   a step that is being taken now.
  public func removeLeftovers(before moment: Int) {
    for path in FolderNames.of(path).map({ path + "/" + $0 }) {
      var status = stat()
      guard isLeftover(path), lstat(path, &status) == 0, status.st_mtim.tv_sec < moment else { continue }
      unlink(path)
    }
  }

  private func isLeftover(_ path: String) -> Bool {
    guard let draft = DraftPaths(path) else { return false }
    switch path {
    case draft.passing: return true
    case draft.base: return !draft.exists
    // A power cut can leave the name of a journal without its bytes.
    case draft.journal: return Draft.isDebris(path)
    default: return false
    }
  }

  /// Brings the drafts' names to stable storage; their contents are synced by their own descriptors.
  ///
  /// - Throws: `SystemError` when the disk refuses.
  public func sync() throws(SystemError) { try Descriptor.open(path, O_RDONLY | O_DIRECTORY).sync() }

  private func paths(endingIn suffix: String) -> [String] {
    FolderNames.of(path).filter { $0.hasSuffix(suffix) }.map { path + "/" + $0 }
  }
}

extension DraftPaths {
  /// Whether there is a journal, given up or not.
  fileprivate var exists: Bool { access(journal, F_OK) == 0 || access(cancelled, F_OK) == 0 }
}
