import Foundation
import KeylineTestSupport
import Testing

/// Keys of the environment do not stay where others can read them.
@Suite struct EnvironmentSecretTests {
  private static let secrets = [
    "ANTHROPIC_API_KEY": "sk-in-the-environment-1", "OTHER_AUTH_TOKEN": "sk-in-the-environment-2",
  ]

  private func environment(of pid: pid_t) throws -> String {
    let data = try #require(FileManager.default.contents(atPath: "/proc/\(pid)/environ"))
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `neither launcher nor keyboard has a key in its environment`() throws {
    let program = try TerminalProgram.keyboard(environment: Self.secrets)
    let pids = [program.process.pid] + program.process.children()
    #expect(pids.count >= 2)
    for pid in pids {
      let text = try environment(of: pid)
      #expect(text.contains("HOME=") && !text.contains("sk-in-the-environment"))
    }
    try program.type(Keys.cancel)
    try program.waitForExit()
  }

  @Test func `a command has no key in its environment, and knows it all the same`() throws {
    let program = try TerminalProgram.keyline(["key", "set"], environment: Self.secrets)
    try program.waitFor(text: "Key for Anthropic")
    let text = try environment(of: program.process.pid)
    #expect(text.contains("HOME=") && !text.contains("sk-in-the-environment"))
    try program.type("sk-typed\r")
    try program.waitForExit()
    #expect(program.screen.text.contains("ANTHROPIC_API_KEY is set in the environment"))
  }
}
