import KeylineCore
import KeylineStore

/// A settings document that Keyline itself writes: `settings.json` or `preferences.json`.
struct SettingsFile {
  let path: String

  /// Why a document cannot be changed.
  enum Failure: Error {
    case container(ContainerError)
    case unreadable(path: String, SettingsProblem)

    /// One sentence: what, where, and what to do.
    var message: String {
      switch self {
      case .container(let error): error.message
      case .unreadable(let path, let problem): "\(path): \(problem.reason): correct it or move it away."
      }
    }
  }

  /// Sets one value, or takes it out when it is nil; unknown names in the document are kept.
  func set(_ name: String, to value: SettingValue?) throws(Failure) {
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
