import KeylineCore

/// The documents that settings come from.
public struct SettingsFiles: Sendable {
  private let environment: [String: String]
  /// Settings from the command line, by name.
  public var flags: [String: SettingFlag]
  /// Whether the app and its container can be reached, as they cannot where that is emulated.
  public var isAppReachable = true
  private let firstLayout: String?
  private let configuration: String?
  private let names: @Sendable () -> SettingNames

  /// Names the documents for an environment; nothing is read.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - flags: Settings from the command line, by name.
  ///   - firstLayout: The layout that the command line wants first.
  ///   - configuration: The configuration file that replaces the usual one, as it was given.
  ///   - names: What there is of the files that settings name, found anew at each load; one who needs no such file
  ///     knows no names, and then none is missed.
  public init(
    environment: [String: String], flags: [String: SettingFlag] = [:], firstLayout: String? = nil,
    configuration: String? = nil, names: @escaping @Sendable () -> SettingNames = { SettingNames() }
  ) {
    self.environment = environment
    self.flags = flags
    self.firstLayout = firstLayout
    self.configuration = configuration
    self.names = names
  }

  /// The files to watch for changes, by absolute paths.
  public var paths: [String] { [configPath, sharedPath, preferencesPath].compactMap { $0 } }

  /// The configuration file; nil without a home.
  public var configPath: String? {
    configuration.map(RealPath.of) ?? Self.path(.config, "config.json", environment)
  }

  /// Where `keyline settings set` writes; nil without a home.
  public var sharedPath: String? {
    isAppReachable ? Self.path(.shared, "settings.json", environment) : nil
  }

  /// Where the keyboard's own preferences are kept; nil without a home.
  public var preferencesPath: String? { Self.path(.own, "preferences.json", environment) }

  /// The shared container; nil without a home.
  public var sharedContainer: Container? {
    isAppReachable ? .find(.shared, environment: environment) : nil
  }

  /// The keyboard's own container; nil without a home.
  public var ownContainer: Container? { .find(.own, environment: environment) }

  /// Reads everything and resolves it.
  ///
  /// - Parameter previous: The settings that have been in force, for what can no longer be read.
  /// - Returns: the settings in force and one sentence for each thing wrong with the documents.
  public func load(after previous: Settings? = nil) -> (settings: Settings, problems: [String]) {
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
    let config = read(configPath)
    if let configuration, config == nil, problems.isEmpty {
      problems.append("--config: there is no file \(configuration); the settings do without it.")
    }
    let sources = SettingsSources(
      flags: flags.mapValues(\.value), firstLayout: firstLayout, environment: environment, config: config,
      shared: read(sharedPath),
      preferences: read(preferencesPath),
      names: names())
    let (settings, found) = Settings.resolve(sources, after: previous)
    return (settings, problems + found.map(sentence))
  }

  /// A problem with the place where the person will find it.
  private func sentence(_ problem: SettingsProblem) -> String {
    switch problem.source {
    case .flag:
      return problem.sentence(from: flags[problem.name]?.option ?? "--\(problem.name)", name: "")
    case .environment:
      let variable = SettingDefinition.named(problem.name)?.environmentName ?? problem.name
      return problem.sentence(from: variable, name: "")
    case .config: return problem.sentence(from: configPath ?? problem.source.title)
    case .shared: return problem.sentence(from: sharedPath ?? problem.source.title)
    case .preferences: return problem.sentence(from: preferencesPath ?? problem.source.title)
    case .standard: return problem.description
    }
  }

  private static func path(
    _ kind: Container.Kind, _ name: String, _ environment: [String: String]
  ) -> String? {
    // Without a home there is nothing to read, and that is said where something is to be written.
    Container.find(kind, environment: environment).map { $0.path + "/" + name }
  }
}
