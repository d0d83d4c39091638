import Glibc
import KeylineCore
import KeylineStore

/// The documents that settings come from.
struct SettingsFiles {
  let environment: [String: String]
  /// Settings from the command line, by name.
  let flags: [String: String]
  /// The configuration file that replaces the usual one.
  let configuration: String?

  /// The files to watch for changes.
  var paths: [String] {
    [
      configuration ?? Self.path(.config, "config.json", environment),
      sharedPath, preferencesPath,
    ].compactMap { $0 }
  }

  /// Where `keyline settings set` writes; nil without a home.
  var sharedPath: String? { Self.path(.shared, "settings.json", environment) }

  /// Where the keyboard's own preferences are kept; nil without a home.
  var preferencesPath: String? { Self.path(.own, "preferences.json", environment) }

  /// The keyboard's own container; nil without a home.
  var ownContainer: Container? { .own(environment: environment) }

  /// Reads everything and resolves it.
  ///
  /// - Returns: the settings in force and one sentence for each thing wrong with the documents.
  func load() -> (settings: Settings, problems: [String]) {
    var problems: [String] = []
    func read(_ path: String?) -> [UInt8]? {
      guard let path else { return nil }
      do throws(ContainerError) {
        return try AtomicFile(path).read(limit: 1 << 20)
      } catch {
        problems.append(error.message)
        return nil
      }
    }
    let sources = SettingsSources(
      flags: flags, environment: environment,
      config: read(configuration ?? Self.path(.config, "config.json", environment)),
      shared: read(sharedPath), preferences: read(preferencesPath))
    let (settings, found) = Settings.resolve(sources)
    return (settings, problems + found.map(\.description))
  }

  private static func path(
    _ kind: Container.Kind, _ name: String, _ environment: [String: String]
  ) -> String? {
    // Without a home there is nothing to read, and that is said where something is to be written.
    (try? Container(kind, environment: environment)).map { $0.path + "/" + name }
  }
}
