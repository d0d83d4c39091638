import CLinux
import Glibc
import KeylineCore

/// The desktop's Secret Service, through `secret-tool`.
///
/// The library behind it would bring a main loop and an object system into the program; a child for a moment does not.
struct SecretTool: Sendable {
  /// What the tool said.
  enum Answer: Equatable {
    /// It did what was asked, and wrote these bytes.
    case done([UInt8])
    /// There is no such key.
    case nothing
    /// There is no bus, no service on it, or no tool.
    case absent
    /// The service did not answer in time.
    case silent
  }

  /// One call gets this long, in milliseconds: a locked service asks the person and may wait for ever.
  static let patience: Int32 = 2_000

  /// The tool's variables, each as `NAME=value`: only what it needs to find the bus.
  private let environment: [String]
  private let hasBus: Bool

  /// Prepares calls.
  ///
  /// - Parameter environment: The process's environment.
  init(environment: [String: String]) {
    let names = ["PATH", "HOME", "LANG", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
    self.environment = names.compactMap { name in environment[name].map { "\(name)=\($0)" } }
    let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    // Without a bus the tool would start one of its own, where nobody else looks.
    hasBus =
      environment["DBUS_SESSION_BUS_ADDRESS"].map { !$0.isEmpty } ?? false
      || bus.map { access($0, F_OK) == 0 } ?? false
  }

  /// Asks for a provider's key.
  func lookup(_ provider: ProviderID) -> Answer { call(["lookup"] + Self.attributes(provider)) }

  /// Keeps a provider's key; it reaches the tool through a file in memory, never as an argument.
  func store(_ key: String, for provider: ProviderID) -> Answer {
    call(["store", "--label=Keyline: key for \(provider.title)"] + Self.attributes(provider), input: key)
  }

  /// Forgets a provider's key.
  func clear(_ provider: ProviderID) -> Answer { call(["clear"] + Self.attributes(provider)) }

  private static func attributes(_ provider: ProviderID) -> [String] {
    ["application", "keyline", "provider", provider.rawValue]
  }

  private func call(_ arguments: [String], input: String = "") -> Answer {
    guard hasBus else { return .absent }
    do throws(SystemError) {
      let streams = try (0..<3).map { _ throws(SystemError) in try Descriptor.memory("secret-tool") }
      try streams[0].write(Array(input.utf8))
      lseek(streams[0].raw, 0, SEEK_SET)
      let tool = try SpawnedProcess(
        "secret-tool", arguments: ["secret-tool"] + arguments, streams: streams.map { .descriptor($0.raw) },
        environment: environment, ownGroup: true)
      guard let end = tool.wait(milliseconds: Self.patience) else {
        kill(-tool.pid, SIGKILL)
        tool.wait(milliseconds: -1)
        return .silent
      }
      let output = try Self.contents(of: streams[1])
      if end == .exited(0) { return .done(output) }
      // Only what failed has something to say; that there is no such key is told by the status alone.
      let hasComplained = try !Self.contents(of: streams[2]).isEmpty
      return end == .exited(1) && !hasComplained ? .nothing : .absent
    } catch {
      // It is not installed.
      return .absent
    }
  }

  private static func contents(of stream: Descriptor) throws(SystemError) -> [UInt8] {
    lseek(stream.raw, 0, SEEK_SET)
    return try stream.readAll(limit: 1 << 16) ?? []
  }
}
