import Glibc
import Testing

@testable import KeylineTestSupport

/// A keyboard with Full Access whose provider is a server of the test.
struct ProviderKeyboard {
  /// The key that must be found nowhere but on its way to the server.
  static let key = "sk-ant-test0123456789SECRET"

  let server: StubServer
  let program: TerminalProgram

  init(
    _ server: StubServer, arguments: [String] = [], environment: [String: String] = [:],
    folder: TemporaryFolder? = nil, size: TerminalSize = .standard
  ) throws {
    self.server = server
    let variables = ["ANTHROPIC_BASE_URL": server.address, "ANTHROPIC_API_KEY": Self.key]
    program = try .keyboard(
      ["text", "--full-access", "on"] + arguments, size: size,
      environment: variables.merging(environment) { $1 }, folder: folder)
  }

  /// Starts a keyboard whose server answers each request so.
  init(answering answers: StubAnswer..., arguments: [String] = [], environment: [String: String] = [:]) throws
  {
    let server = try StubServer { _, place in answers[min(place, answers.count - 1)] }
    try self.init(server, arguments: arguments, environment: environment)
  }

  /// Types a text and waits for what the screen shows after the pause.
  func type(_ text: String, thenWaitFor shown: String) throws {
    try program.type(text)
    try program.waitFor(text: shown)
  }

  /// The processes of this keyboard: the launcher and all below it.
  var processes: [pid_t] {
    var all = [program.process.pid]
    var next = 0
    while next < all.count {
      all += ChildProcess.children(of: all[next])
      next += 1
    }
    return all
  }

  /// The running broker; nil while there is none.
  var broker: pid_t? {
    processes.first { pid in
      (try? CommandRun(["cat", "/proc/\(pid)/comm"]).output.hasPrefix("keyline-broker")) == true
    }
  }

  /// Ends the keyboard and looks whether it has left everything whole.
  func finish(with text: String) throws {
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == text)
    #expect(try program.unrestoredState().isEmpty)
  }
}
