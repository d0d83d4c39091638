import CLinux
import Glibc
import KeylineAI
import KeylineCore
import KeylineStore

/// What the broker knows and keeps: settings, access, keys, cool-downs and the ledger.
///
/// The keyboard chooses none of it. Everything is read anew for each request, since app commands change it.
actor BrokerStore {
  private let environment: [String: String]
  private let files: SettingsFiles
  private let hasFullAccess: Bool
  private let shared: Container?
  private var secrets: EnvironmentSecrets
  private var settings: Settings?
  private var keys = KeyCache()
  private var coolDown = CoolDown()
  private var ledger: RequestLedger?

  /// Prepares to look; nothing is touched.
  init(_ options: BrokerOptions, environment: [String: String], secrets: EnvironmentSecrets) {
    self.environment = environment
    self.secrets = secrets
    files = SettingsFiles(
      environment: environment, flags: options.flags, configuration: options.configuration)
    hasFullAccess = options.hasFullAccess
    do throws(ContainerError) { shared = try Container(.shared, environment: environment) } catch {
      shared = nil
    }
  }

  /// Takes the secrets that the launcher has found in its environment.
  func add(_ more: EnvironmentSecrets) {
    secrets = EnvironmentSecrets(secrets.values.merging(more.values) { $1 })
  }

  /// Fails where nothing may leave the machine.
  func checkAccess() throws(CompletionError) {
    guard hasFullAccess || shared.map({ FullAccess(in: $0).isGranted }) == true else { throw .accessOff }
  }

  /// Who is asked now, and how.
  ///
  /// - Returns: The endpoint and the settings in force.
  /// - Throws: Why nobody can be asked.
  func endpoint() throws(CompletionError) -> (ProviderEndpoint, AISettings) {
    try checkAccess()
    let settings = files.load(after: settings).settings
    self.settings = settings
    let endpoint = try ProviderEndpoint(settings, environment: environment) {
      provider throws(CompletionError) in
      try key(of: provider)
    }
    if let error = coolDown.error(at: .now, for: endpoint.address) { throw error }
    return (endpoint, settings.ai)
  }

  private func key(of provider: ProviderID) throws(CompletionError) -> String? {
    if let key = keys.key(of: provider, at: pingTime) { return key }
    let pingTime = pingTime
    do throws(KeyStoreError) {
      let found = try KeyStore(environment: environment, secrets: secrets).lookup(provider)
      if let found { keys.keep(found.key, of: provider, at: pingTime) }
      return found?.key
    } catch {
      throw .keyUnusable(error.message)
    }
  }

  /// When an app command has last changed something; nil before the first time.
  private var pingTime: KeyCache.Time? {
    guard let shared else { return nil }
    var status = stat()
    guard stat(Ping(in: shared).path, &status) == 0 else { return nil }
    return KeyCache.Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Notes how a request ended, for those that come soon after it.
  func note(_ error: CompletionError?, retryAfter: Int?, from address: String) {
    coolDown.note(error, retryAfter: retryAfter, from: address, at: .now)
    // It may have been replaced where nobody pings.
    if case .rejected(status: 401, _) = error { keys = KeyCache() }
  }

  // MARK: The ledger

  /// Writes a request down.
  ///
  /// A ledger that cannot be written holds no request up; `keyline ledger` says what is wrong.
  func record(_ entry: LedgerEntry, of id: Int) {
    openLedger()
    ledger?.record(entry, of: id)
  }

  /// Writes down what was taken of an answer.
  func noteTaken(_ id: Int, characters: Int) {
    openLedger()
    ledger?.noteTaken(id, characters: characters)
  }

  private func openLedger() { if ledger == nil { ledger = shared.map(RequestLedger.init) } }
}
