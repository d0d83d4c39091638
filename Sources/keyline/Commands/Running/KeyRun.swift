import Glibc
import KeylineCore
import KeylineStore

/// `keyline key`.
struct KeyRun {
  let files: SettingsFiles
  let keys: KeyStore

  /// The state of a key in machine-readable form: never the key itself.
  private struct Status: Encodable {
    let provider: String
    let hasKey: Bool
    var beginning: String?
    var place: String?
    var variable: String?
    var path: String?
    var problem: String?
  }

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: KeyCommand) throws -> String {
    switch command {
    case .set(let provider): return try set(provider ?? chosen)
    case .status(let provider, let json): return try status(provider ?? chosen, json: json)
    case .remove(let provider): return try remove(provider ?? chosen)
    }
  }

  /// The provider that the settings name.
  private var chosen: ProviderID { files.load().settings.ai.provider }

  private func set(_ provider: ProviderID) throws -> String {
    guard provider != .demo, provider != .device else {
      throw CommandFailure(message: "\(provider.title) needs no key: name another one with --provider.")
    }
    let bytes = try isatty(STDIN_FILENO) == 1 ? asked(for: provider) : piped()
    let place = try failing { () throws(KeyStoreError) in try keys.set(bytes, for: provider) }
    files.ping()
    let only = if case .file = place { ", which only you can read" } else { "" }
    return "The key for \(provider.title) is kept in \(place.description)\(only).\n" + hidden(by: provider)
  }

  private func asked(for provider: ProviderID) throws -> [UInt8] {
    let answer: [UInt8]?
    do {
      answer = try TerminalPrompt().ask("Key for \(provider.title) (it is not shown): ", isSecret: true)
    } catch let error as SystemError {
      throw CommandFailure(message: "The terminal cannot be asked (\(error.reason)): pipe the key in.")
    }
    guard let answer else { throw CommandFailure(message: "No key was typed; nothing was changed.") }
    return answer
  }

  /// The first line of standard input.
  private func piped() throws -> [UInt8] {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    // A byte at a time, for what follows the line is another program's to read.
    while line.count <= KeyStore.longestKey + 1, line.last != 0x0A {
      do throws(SystemError) {
        if try retrying("read", "", { read(STDIN_FILENO, &byte, 1) }) == 0 { break }
      } catch {
        throw CommandFailure(message: "Standard input cannot be read (\(error.reason)): pipe the key in.")
      }
      line.append(byte)
    }
    return line
  }

  private func status(_ provider: ProviderID, json: Bool) throws -> String {
    let found: KeyStore.Found?
    do throws(KeyStoreError) { found = try keys.lookup(provider) } catch {
      let status = Status(provider: provider.rawValue, hasKey: false, problem: error.message)
      throw CommandFailure(message: error.message, output: json ? try JSONText.of(status) : "")
    }
    guard let found else {
      let status = Status(provider: provider.rawValue, hasKey: false)
      return json
        ? try JSONText.of(status)
        : "\(provider.title): there is no key; `keyline key set` keeps one.\n"
    }
    let beginning = found.beginning
    if !json { return "\(provider.title): \(beginning) in \(found.place.description)\n" }
    var status = Status(provider: provider.rawValue, hasKey: true, beginning: beginning)
    switch found.place {
    case .environment(let variable): (status.place, status.variable) = ("environment", variable)
    case .secretService: status.place = "secretService"
    case .file(let path): (status.place, status.path) = ("file", path)
    }
    return try JSONText.of(status)
  }

  private func remove(_ provider: ProviderID) throws -> String {
    let places = try failing { () throws(KeyStoreError) in try keys.remove(provider) }
    files.ping()
    let list = places.map(\.description).joined(separator: " and ")
    let said =
      places.isEmpty
      ? "There was no key for \(provider.title)." : "The key for \(provider.title) was removed from \(list)."
    return said + "\n" + hidden(by: provider)
  }

  /// What to say when the environment has a key, which no command can change.
  private func hidden(by provider: ProviderID) -> String {
    keys.variable(of: provider).map { "\($0) is set in the environment, and goes first.\n" } ?? ""
  }

  private func failing<Value>(_ body: () throws(KeyStoreError) -> Value) throws(CommandFailure) -> Value {
    do throws(KeyStoreError) { return try body() } catch { throw CommandFailure(message: error.message) }
  }
}
