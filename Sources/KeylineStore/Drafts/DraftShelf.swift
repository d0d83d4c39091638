import CLinux
import Glibc

/// The drafts of earlier runs.
public struct DraftShelf: Sendable {
  static let folder = "drafts"
  /// What belongs to no draft is removed when it is older, in seconds; a younger file may be one in the making.
  static let leftoverAge = 3_600
  /// A cancelled draft that nobody has asked for is removed when it is older, in seconds.
  static let cancelledAge = 30 * 86_400
  private let path: String

  /// Looks into a keyboard's own container.
  public init(_ container: Container) { path = container.path + "/" + Self.folder }

  /// The drafts of a file, the last written first, without those whose keyboard still lives.
  ///
  /// - Parameter file: The file's absolute path, nil for texts without one.
  /// - Returns: The drafts, each locked while it is held.
  /// - Complexity: O(n) in the drafts there are.
  public func drafts(for file: String?) -> [Draft] { drafts(for: file, endingIn: DraftPaths.journalSuffix) }

  /// The drafts of a file whose runs were cancelled, the last written first.
  ///
  /// - Parameter file: The file's absolute path, nil for texts without one.
  /// - Returns: The drafts, each locked while it is held.
  /// - Complexity: O(n) in the drafts there are.
  public func cancelledDrafts(for file: String?) -> [Draft] {
    drafts(for: file, endingIn: DraftPaths.cancelledSuffix)
  }

  private func drafts(for file: String?, endingIn suffix: String) -> [Draft] {
    paths(endingIn: suffix)
      .compactMap { Draft(opening: $0) }
      .filter { $0.file == file }
      .sorted { $0.modified > $1.modified }
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

  /// Removes what belongs to no draft, because a process died between two steps of making or removing one, and
  /// the drafts that were cancelled long ago.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public func removeLeftovers(at now: Int) {
    for path in FolderNames.of(path).map({ path + "/" + $0 }) {
      var status = stat()
      guard let age = ageOfLeftover(path), lstat(path, &status) == 0, status.st_mtim.tv_sec < now - age
      else { continue }
      unlink(path)
    }
  }

  /// From which age on a file is of no use; nil when it always is.
  private func ageOfLeftover(_ path: String) -> Int? {
    guard let draft = DraftPaths(path) else { return nil }
    switch path {
    case draft.cancelled: return Self.cancelledAge
    case draft.passing: return Self.leftoverAge
    case draft.base where !draft.exists: return Self.leftoverAge
    // A power cut can leave the name of a journal without its bytes.
    case draft.journal where Draft.isDebris(path): return Self.leftoverAge
    default: return nil
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
