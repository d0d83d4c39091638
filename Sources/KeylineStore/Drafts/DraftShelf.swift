import CLinux
import Glibc

/// The drafts of earlier runs.
public struct DraftShelf: Sendable {
  static let folder = "drafts"
  static let suffix = ".draft"
  static let cancelledSuffix = ".cancelled"
  private let path: String

  /// Looks into a keyboard's own container.
  public init(_ container: Container) { path = container.path + "/" + Self.folder }

  /// The drafts of a file, the newest first, without those whose keyboard still lives.
  ///
  /// - Parameter file: The file's absolute path, nil for texts without one.
  /// - Returns: The drafts, each locked while it is held.
  /// - Complexity: O(n) in the drafts there are.
  public func drafts(for file: String?) -> [Draft] {
    names(endingIn: Self.suffix).sorted(by: >).compactMap { name in
      guard let draft = Draft(opening: path + "/" + name), draft.file == file else { return nil }
      return draft
    }
  }

  /// Forgets the texts of cancelled runs: a later one is done.
  public func discardCancelled() {
    for name in names(endingIn: Self.cancelledSuffix) { unlink(path + "/" + name) }
  }

  private func names(endingIn suffix: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(name) }
    }
    return names
  }
}
