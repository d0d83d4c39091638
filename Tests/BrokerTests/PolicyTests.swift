import CLinux
import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

/// Who may ask whom, with which key, and what is written down.
@Suite struct PolicyTests {
  private let folder: TemporaryFolder
  private let server: StubServer

  init() throws {
    folder = try TemporaryFolder()
    server = try StubServer(Scene.answer)
  }

  private var shared: Container {
    get throws { try Container(.shared, environment: ["HOME": folder.path]) }
  }

  @Test func `without access nothing leaves, and access is looked up each time`() throws {
    let broker = try Scene.broker(at: server.address, access: false, folder: folder)
    #expect(try broker.complete(1) == [.failed(.accessOff)])
    let access = FullAccess(in: try shared)
    _ = try access.grant(at: .now)
    #expect(try broker.complete(2).last == Scene.done)
    _ = try access.revoke()
    #expect(try broker.complete(3) == [.failed(.accessOff)])
    #expect(server.requests.count == 1)
  }

  @Test func `access that is taken away keeps a held request here`() throws {
    let access = FullAccess(in: try shared)
    _ = try access.grant(at: .now)
    let broker = try Scene.broker(at: server.address, access: false, folder: folder)
    try broker.send(.complete(id: 1, query: CompletionQuery(before: "held"), isHeld: true))
    guard case (1, .prepared) = try broker.next() else { return #expect(Bool(false), "prepared") }
    _ = try access.revoke()
    try broker.send(.send(id: 1))
    #expect(try broker.rest() == [.failed(.accessOff)])
    #expect(server.requests.isEmpty)
  }

  @Test func `a text that is a secret goes no further`() throws {
    let broker = try Scene.broker(at: server.address, folder: folder)
    try broker.send(
      .complete(id: 1, query: CompletionQuery(before: "hunter2", purpose: .password), isHeld: false))
    #expect(try broker.rest() == [.failed(.accessOff)])
    #expect(server.requests.isEmpty)
  }

  @Test func `without a key nothing leaves`() throws {
    let broker = try BrokerProcess(["--full-access"], folder: folder)
    #expect(try broker.complete(1) == [.failed(.notConfigured)])
  }

  @Test func `a key that others can read is not used, and why is said`() throws {
    try folder.write("sk-1\n", to: ".config/keyline-keys/anthropic")
    chmod(folder.path(of: ".config/keyline-keys"), 0o755)
    let broker = try BrokerProcess(["--full-access"], folder: folder)
    guard case .failed(.keyUnusable(let sentence))? = try broker.complete(1).first else {
      return #expect(Bool(false), "unusable")
    }
    #expect(sentence.contains("chmod") && !sentence.contains("sk-1"))
  }

  @Test func `a key that is set while the broker runs is used`() throws {
    let environment = ["HOME": folder.path, "ANTHROPIC_BASE_URL": server.address]
    let broker = try BrokerProcess(["--full-access"], environment: environment, folder: folder)
    #expect(try broker.complete(1) == [.failed(.notConfigured)])
    let keys = KeyStore(environment: environment, secrets: EnvironmentSecrets())
    for (number, key) in ["sk-first", "sk-second"].enumerated() {
      _ = try keys.set(Array(key.utf8), for: .anthropic)
      try Ping(in: try shared).send()
      _ = try broker.complete(number + 2)
      #expect(try server.waitForRequest(number).header("x-api-key") == key)
    }
  }

  @Test func `secrets are told in the first line or not at all`() throws {
    let broker = try Scene.broker(at: server.address, folder: folder)
    try broker.send(line: BrokerSecrets(["ANTHROPIC_API_KEY": "sk-later"]).line)
    _ = try broker.complete(1)
    #expect(try server.waitForRequest().header("x-api-key") == Scene.key)
  }

  @Test func `settings are read for each request, and the keyboard's own are none of them`() throws {
    let environment = ["ANTHROPIC_BASE_URL": server.address]
    let broker = try BrokerProcess(
      ["--full-access"], environment: environment, secrets: ["ANTHROPIC_API_KEY": Scene.key], folder: folder)
    try folder.write(#"{"ai.model":"a"}"#, to: ".config/keyline/config.json")
    try folder.write(#"{"ai.model":"b"}"#, to: ".local/state/keyline/preferences.json")
    _ = try broker.complete(1)
    try folder.write("{}", to: ".config/keyline/config.json")
    _ = try broker.complete(2)
    let models = try server.requests.map { try JSONValue(parsing: $0.body)["model"]?.string }
    #expect(models == ["a", "claude-haiku-4-5-20251001"])
  }

  @Test func `a proxy of the environment is used, but not to this machine`() throws {
    let proxied = ["http_proxy": server.address]
    let broker = try Scene.broker(at: "http://provider.example", environment: proxied, folder: folder)
    #expect(try broker.complete(1).last == Scene.done)
    let request = try server.waitForRequest(0)
    #expect(request.lines.first == "POST http://provider.example/v1/messages HTTP/1.1")
    #expect(request.header("host") == "provider.example" && request.header("proxy-connection") == nil)
    let local = try StubServer(Scene.answer)
    #expect(try Scene.broker(at: local.address, environment: proxied).complete(1).last == Scene.done)
    #expect(server.requests.count == 1 && local.requests.count == 1)
  }

  @Test func `no secret can be read from outside`() throws {
    let environment = ["ANTHROPIC_API_KEY": Scene.key, "OTHER_AUTH_TOKEN": "token-of-another"]
    let broker = try Scene.broker(at: server.address, environment: environment, folder: folder)
    _ = try broker.complete(1)
    for name in ["environ", "cmdline", "status"] {
      let text = String(decoding: ProcessFile.read(name, of: broker.process.pid), as: UTF8.self)
      #expect(!text.contains(Scene.key) && !text.contains("token-of-another"), "\(name)")
    }
    #expect(
      String(decoding: ProcessFile.read("cmdline", of: broker.process.pid), as: UTF8.self).contains("--set"))
    let limits = String(decoding: ProcessFile.read("limits", of: broker.process.pid), as: UTF8.self)
    let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    #expect(core.split(separator: " ").suffix(3).prefix(2) == ["0", "0"])
    var status = stat()
    #expect(stat("/proc/\(broker.process.pid)/environ", &status) == 0 && status.st_uid == 0)
    broker.hangUp()
    #expect(try broker.end() == .exited(0))
    for name in try FolderListing.names(in: folder.path + "/.local/share/keyline")
    where name.hasPrefix("usage") {
      let bytes = try folder.read(".local/share/keyline/" + name)
      #expect(bytes.firstRange(of: Array(Scene.key.utf8)) == nil, "\(name)")
    }
  }

  @Test func `requests are written down without their text`() throws {
    let broker = try Scene.broker(at: server.address, folder: folder)
    let text = "something personal"
    let events = try broker.complete(1, text)
    try broker.send(.taken(id: 1, characters: 9))
    broker.hangUp()
    #expect(try broker.end() == .exited(0) && events.last == Scene.done)
    let rows = try UsageLedger(in: try shared).last(10)
    let entry = try #require(rows.first?.entry)
    #expect(rows.count == 1 && entry.provider == .anthropic && entry.model == "claude-haiku-4-5-20251001")
    #expect(entry.bytesSent == server.requests[0].body.count && entry.bytesReceived > 500)
    #expect(entry.inputTokens == 25 && entry.outputTokens == 15 && entry.status == 200)
    #expect(entry.outcome == .finished && entry.charactersTaken == 9 && entry.firstTextMilliseconds != nil)
    #expect(entry.requestText == nil && entry.answerText == nil)
  }

  @Test func `texts are kept where that is wanted`() throws {
    let broker = try Scene.broker(at: server.address, ["ledger.keepText=on"], folder: folder)
    _ = try broker.complete(1, "something personal")
    broker.hangUp()
    _ = try broker.end()
    let entry = try #require(try UsageLedger(in: try shared).last(1).first?.entry)
    #expect(entry.requestText == "something personal" && entry.answerText == Scene.words)
  }

  @Test func `what failed, and what was given up, is written down too`() throws {
    let server = try StubServer(
      .anthropicError(401, "authentication_error", "no"), .anthropic(["one", "two"], gate: StubGate()))
    let broker = try Scene.broker(at: server.address, folder: folder)
    _ = try broker.complete(1)
    try broker.send(.complete(id: 2, query: CompletionQuery(before: "x"), isHeld: false))
    while try broker.next().event != .text("one") {}
    broker.hangUp()
    #expect(try broker.end() == .exited(0))
    let entries = try UsageLedger(in: try shared).last(10).map(\.entry)
    #expect(entries.map(\.outcome) == [.cancelled, .failed("rejected")])
    #expect(entries.map(\.status) == [200, 401])
  }
}
