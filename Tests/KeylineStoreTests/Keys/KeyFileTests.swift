import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// Keys where there is no Secret Service.
@Suite struct KeyFileTests {
  private let folder: TemporaryFolder
  private let store: KeyStore
  private let keys: String
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    store = KeyStore(environment: ["HOME": folder.path], secrets: EnvironmentSecrets())
    keys = folder.path(of: ".config/keyline-keys")
    file = keys + "/anthropic"
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func keep(_ key: String = "sk-1") throws {
    #expect(try store.set(Array(key.utf8), for: .anthropic) == .file(path: file))
  }

  @Test func `a key is kept in a file that is its owner's alone, apart from the configuration`() throws {
    #expect(try store.lookup(.anthropic) == nil)
    try keep()
    #expect(try store.lookup(.anthropic) == KeyStore.Found(key: "sk-1", place: .file(path: file)))
    #expect(mode(file) == 0o600 && mode(keys) == 0o700)
    #expect(access(folder.path(of: ".config/keyline"), F_OK) != 0)
  }

  @Test func `each provider has a key of its own`() throws {
    try keep()
    #expect(try store.lookup(.openai) == nil)
    _ = try store.set(Array("sk-2".utf8), for: .openai)
    #expect(try store.lookup(.anthropic)?.key == "sk-1")
    #expect(try store.lookup(.openai)?.key == "sk-2")
  }

  @Test func `a removed key is gone`() throws {
    try keep()
    #expect(try store.remove(.anthropic) == [.file(path: file)])
    #expect(try store.lookup(.anthropic) == nil && store.remove(.anthropic).isEmpty)
  }

  @Test(arguments: [0o640, 0o604, 0o660, 0o644, 0o610] as [mode_t])
  func `a file that others may read is refused with what to do`(mode: mode_t) throws {
    try keep()
    chmod(file, mode)
    let error = #expect(throws: KeyStoreError.self) { try store.lookup(.anthropic) }
    #expect(error == .tooOpen(path: file, mode: "600"))
    #expect(error?.message.contains("`chmod 600 \(file)`") == true)
  }

  @Test(arguments: [0o750, 0o705, 0o710, 0o777] as [mode_t])
  func `a folder that others may enter is refused, for reading and for writing`(mode: mode_t) throws {
    try keep()
    chmod(keys, mode)
    #expect(throws: KeyStoreError.tooOpen(path: keys, mode: "700")) { try store.lookup(.anthropic) }
    #expect(throws: KeyStoreError.tooOpen(path: keys, mode: "700")) { try keep("sk-2") }
    chmod(keys, 0o700)
    #expect(try store.lookup(.anthropic)?.key == "sk-1")
  }

  @Test func `links are not followed`() throws {
    try keep()
    rename(file, keys + "/elsewhere")
    symlink("elsewhere", file)
    #expect(throws: KeyStoreError.wrongKind(path: file, wanted: "a regular file")) {
      try store.lookup(.anthropic)
    }
    rename(keys, keys + "-elsewhere")
    symlink("keyline-keys-elsewhere", keys)
    #expect(throws: KeyStoreError.wrongKind(path: keys, wanted: "a folder")) { try store.lookup(.anthropic) }
    #expect(throws: KeyStoreError.wrongKind(path: keys, wanted: "a folder")) { try keep("sk-2") }
  }

  @Test func `a pipe or a folder in the key's place holds no one up`() throws {
    try keep()
    unlink(file)
    mkfifo(file, 0o600)
    #expect(throws: KeyStoreError.wrongKind(path: file, wanted: "a regular file")) {
      try store.lookup(.anthropic)
    }
    unlink(file)
    mkdir(file, 0o700)
    #expect(throws: KeyStoreError.wrongKind(path: file, wanted: "a regular file")) {
      try store.lookup(.anthropic)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root can make a file that is someone else's"))
  func `another user's file or folder is refused`() throws {
    try keep()
    chown(file, 65534, 65534)
    #expect(throws: KeyStoreError.notOurs(path: file)) { try store.lookup(.anthropic) }
    chown(keys, 65534, 65534)
    #expect(throws: KeyStoreError.notOurs(path: keys)) { try store.lookup(.anthropic) }
  }

  @Test func `a looser file is replaced by one that is its owner's alone`() throws {
    try keep()
    chmod(file, 0o644)
    try keep("sk-2")
    #expect(mode(file) == 0o600)
    #expect(try store.lookup(.anthropic)?.key == "sk-2")
  }

  @Test(arguments: [
    ("", "empty"), ("\n", "empty"), ("two words", "blanks"), ("sk-\u{e9}", "ASCII"),
    ("one\ntwo", "line ends"),
    ("tab\t", "blanks"), ("\u{1b}[31m", "ASCII"), (String(repeating: "k", count: 4097), "more than 4096"),
  ])
  func `what is no key is refused and not shown`(text: String, reason: String) throws {
    let error = #expect(throws: KeyStoreError.self) { try store.set(Array(text.utf8), for: .anthropic) }
    let message = try #require(error?.message)
    #expect(message.contains(reason))
    #expect(text.utf8.count < 3 || !message.contains(text))
    #expect(access(file, F_OK) != 0, "nothing was written")
    // The same in a file that somebody else has written.
    try keep()
    try folder.write(text, to: ".config/keyline-keys/anthropic")
    chmod(file, 0o600)
    let found = #expect(throws: KeyStoreError.self) { try store.lookup(.anthropic) }
    #expect(found?.message.contains(reason) == true && found?.message.contains("`keyline key set`") == true)
  }

  @Test(arguments: ["sk-1\n", "sk-1\r\n", "sk-1"])
  func `the line end after a key is no part of it`(text: String) throws {
    try keep(text)
    #expect(try store.lookup(.anthropic)?.key == "sk-1")
  }

  @Test func `the longest key is kept whole`() throws {
    let key = String(repeating: "k", count: 4096)
    try keep(key + "\n")
    #expect(try store.lookup(.anthropic)?.key == key)
  }

  @Test func `the environment goes first, for the provider that has a variable`() throws {
    try keep()
    let secrets = EnvironmentSecrets(["ANTHROPIC_API_KEY": "sk-env", "ANTHROPIC_AUTH_TOKEN": "other"])
    let store = KeyStore(environment: ["HOME": folder.path], secrets: secrets)
    #expect(
      try store.lookup(.anthropic)
        == KeyStore.Found(key: "sk-env", place: .environment(variable: "ANTHROPIC_API_KEY")))
    #expect(try store.lookup(.openai) == nil && store.lookup(.ollama) == nil)
  }

  @Test func `a variable that holds no key is said and not shown`() throws {
    let secrets = EnvironmentSecrets(["ANTHROPIC_API_KEY": "sk with blanks"])
    let store = KeyStore(environment: ["HOME": folder.path], secrets: secrets)
    let error = #expect(throws: KeyStoreError.self) { try store.lookup(.anthropic) }
    #expect(error?.message.contains("ANTHROPIC_API_KEY") == true)
    #expect(error?.message.contains("with blanks") == false)
  }

  @Test func `without a home there is no place for keys`() throws {
    let store = KeyStore(environment: [:], secrets: EnvironmentSecrets())
    #expect(throws: KeyStoreError.container(.noHome(variable: "XDG_CONFIG_HOME"))) {
      try store.set(Array("sk-1".utf8), for: .anthropic)
    }
  }
}
