import KeylineCore

/// The keys of providers: in the environment, in the Secret Service, or in a file of mode 0600, in this order.
public struct KeyStore: Sendable {
  /// A key and where it lies.
  public struct Found: Equatable, Sendable {
    /// The key.
    public let key: String
    /// Where it lies.
    public let place: KeyPlace

    /// How the key begins, so that its owner knows it again: at most six characters, and a quarter of it.
    public var beginning: String { String(key.prefix(min(6, key.count / 4))) + "…" }
  }

  /// The most characters of a key.
  public static let longestKey = KeyText.limit

  private let environment: [String: String]
  private let secrets: EnvironmentSecrets
  private let tool: SecretTool

  /// Prepares to look for keys; nothing is touched.
  ///
  /// - Parameters:
  ///   - environment: The process's environment, for the folders and the bus.
  ///   - secrets: What was taken out of that environment.
  public init(environment: [String: String], secrets: EnvironmentSecrets) {
    self.environment = environment
    self.secrets = secrets
    tool = SecretTool(environment: environment)
  }

  /// Looks for a provider's key; the Secret Service may take two seconds.
  ///
  /// - Parameter provider: The provider.
  /// - Returns: The key and its place; nil when there is none.
  /// - Throws: ``KeyStoreError`` when the first place that has one holds no usable key, or when the Secret Service may
  ///   have one and does not answer.
  public func lookup(_ provider: ProviderID) throws(KeyStoreError) -> Found? {
    if let variable = provider.keyVariable, let value = secrets.values[variable] {
      return try Self.found(Array(value.utf8), .environment(variable: variable))
    }
    let answer = tool.lookup(provider)
    if case .done(let bytes) = answer { return try Self.found(bytes, .secretService) }
    let file = try KeyFile(provider, environment: environment)
    if let key = try file.read() { return Found(key: key, place: .file(path: file.path)) }
    if answer == .silent { throw .silentSecretService }
    return nil
  }

  /// The variable of the environment that has a provider's key; nil when none has.
  ///
  /// - Parameter provider: The provider.
  /// - Returns: Its name.
  public func variable(of provider: ProviderID) -> String? {
    provider.keyVariable.flatMap { secrets.values[$0] == nil ? nil : $0 }
  }

  /// Keeps a provider's key: in the Secret Service where it answers, else in a file.
  ///
  /// - Parameters:
  ///   - bytes: The key as it was read, with a newline after it or without.
  ///   - provider: The provider.
  /// - Returns: Where the key lies now.
  /// - Throws: ``KeyStoreError`` when it is no key or cannot be kept.
  public func set(_ bytes: [UInt8], for provider: ProviderID) throws(KeyStoreError) -> KeyPlace {
    let key: String
    switch KeyText.read(bytes) {
    case .success(let text): key = text
    case .failure(let fault): throw .notAKey(reason: fault.reason)
    }
    let file = try KeyFile(provider, environment: environment)
    if case .done = tool.store(key, for: provider) {
      // An older one in the file would come to light again when the service is away.
      _ = try file.remove()
      return .secretService
    }
    try file.write(key)
    return .file(path: file.path)
  }

  /// Forgets a provider's key in the Secret Service and in the file; the environment is not ours to change.
  ///
  /// - Parameter provider: The provider.
  /// - Returns: Where there was one.
  /// - Throws: ``KeyStoreError`` when one stays.
  public func remove(_ provider: ProviderID) throws(KeyStoreError) -> [KeyPlace] {
    var places: [KeyPlace] = []
    let file = try KeyFile(provider, environment: environment)
    if try file.remove() { places.append(.file(path: file.path)) }
    switch tool.clear(provider) {
    case .done: places.append(.secretService)
    case .silent: throw .stuckInSecretService
    case .nothing, .absent: break
    }
    return places
  }

  private static func found(_ bytes: [UInt8], _ place: KeyPlace) throws(KeyStoreError) -> Found {
    switch KeyText.read(bytes) {
    case .success(let key): return Found(key: key, place: place)
    case .failure(let fault): throw .noKey(place: place, reason: fault.reason)
    }
  }
}
