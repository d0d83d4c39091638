import KeylineCore

/// A settings document that Keyline itself writes: `settings.json` or `preferences.json`.
public struct SettingsFile: Sendable {
  /// The document's absolute path.
  public let path: String

  /// Names a document; nothing is touched.
  ///
  /// - Parameter path: An absolute path in a container.
  public init(path: String) { self.path = path }

  /// Why a document cannot be changed.
  public enum Failure: Error {
    /// The document or its folder cannot be used.
    case container(ContainerError)
    /// What stands in the document cannot be read.
    case unreadable(path: String, SettingsProblem)

    /// One sentence: what, where, and what to do.
    public var message: String {
      switch self {
      case .container(let error): error.message
      case .unreadable(let path, let problem): "\(path): \(problem.reason): correct it or move it away."
      }
    }
  }

  /// Sets one value, or takes it out; unknown names in the document are kept.
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - value: Its value; nil takes it out.
  /// - Throws: ``Failure``; the document is as it was then.
  public func set(_ name: String, to value: SettingValue?) throws(Failure) {
    guard let slash = path.lastIndex(of: "/") else { preconditionFailure("a document lies in a folder") }
    var problem: SettingsProblem?
    do throws(ContainerError) {
      try Container(path: String(path[..<slash])).prepare()
      try AtomicFile(path).update { old in
        do throws(SettingsProblem) {
          return try Settings.document(setting: name, to: value, in: old)
        } catch {
          problem = error
          return nil
        }
      }
    } catch {
      throw .container(error)
    }
    if let problem { throw .unreadable(path: path, problem) }
  }
}
