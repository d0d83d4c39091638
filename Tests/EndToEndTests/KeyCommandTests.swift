import Foundation
import KeylineTestSupport
import Testing

/// `keyline key` where there is no Secret Service.
@Suite struct KeyCommandTests {
  private static let key = "sk-ant-0123456789abcdefghij"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyline(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      [ExecutablePath.keyline(), "key"] + arguments, input: input, environment: environment, folder: folder)
  }

  private var file: String { folder.path(of: ".config/keyline-keys/anthropic") }

  @Test func `a key that is piped in is kept, told and removed, and never shown`() throws {
    let set = try keyline("set", input: Self.key + "\nnot part of it\n")
    #expect(set.status == .exited(0) && set.errors.isEmpty)
    #expect(set.output == "The key for Anthropic is kept in \(file), which only you can read.\n")
    #expect(try folder.read(".config/keyline-keys/anthropic") == Array((Self.key + "\n").utf8))
    let status = try keyline("status")
    #expect(status.output == "Anthropic: sk-ant… in \(file)\n")
    let json = try keyline("status", "--json")
    for part in [
      #""beginning" : "sk-ant…""#, #""hasKey" : true"#, #""place" : "file""#, #""path" : "\#(file)""#,
    ] {
      #expect(json.output.contains(part), "\(json.output)")
    }
    let remove = try keyline("remove")
    #expect(remove.output == "The key for Anthropic was removed from \(file).\n")
    #expect(try keyline("remove").output == "There was no key for Anthropic.\n")
    #expect(try keyline("status").output.contains("there is no key"))
    #expect(try keyline("status", "--json").output.contains(#""hasKey" : false"#))
    for run in [set, status, json, remove] { #expect(!(run.output + run.errors).contains(Self.key)) }
  }

  @Test func `the provider is that of the settings unless another one is named`() throws {
    #expect(
      try keyline("set", input: "sk-d", environment: ["KEYLINE_AI_PROVIDER": "deepseek"]).status == .exited(0)
    )
    #expect(try keyline("set", "--provider", "openai", input: "sk-o").status == .exited(0))
    #expect(try FolderListing.names(in: folder.path(of: ".config/keyline-keys")) == ["deepseek", "openai"])
    let demo = try keyline("set", "--provider", "demo", input: "sk-x")
    #expect(demo.status == .exited(1) && demo.errors.contains("needs no key"))
  }

  @Test func `the environment goes first, and that is said`() throws {
    let environment = ["ANTHROPIC_API_KEY": "sk-env-0123456789abcdefghij"]
    let set = try keyline("set", input: Self.key, environment: environment)
    #expect(set.output.hasSuffix("\nANTHROPIC_API_KEY is set in the environment, and goes first.\n"))
    let status = try keyline("status", "--json", environment: environment)
    #expect(status.output.contains(#""variable" : "ANTHROPIC_API_KEY""#))
    #expect(status.output.contains(#""beginning" : "sk-env…""#) && !status.output.contains("sk-env-0"))
  }

  @Test func `what is no key is refused in one line that does not show it`() throws {
    let run = try keyline("set", input: "two words\n")
    #expect(run.status == .exited(1) && run.output.isEmpty && !run.errors.contains("words"))
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(try keyline("set", input: "").errors.contains("it is empty"))
  }

  @Test func `a file that others can read is refused with what to do`() throws {
    _ = try keyline("set", input: Self.key)
    chmod(file, 0o644)
    let run = try keyline("status", "--json")
    #expect(run.status == .exited(1) && run.errors.contains("run `chmod 600 \(file)`"))
    #expect(run.output.contains(#""hasKey" : false"#) && run.output.contains("chmod 600"))
  }

  @Test func `a change pings running keyboards`() throws {
    _ = try keyline("set", input: Self.key)
    let ping = folder.path(of: ".local/share/keyline/ping")
    #expect(access(ping, F_OK) == 0)
    unlink(ping)
    _ = try keyline("status")
    #expect(access(ping, F_OK) != 0, "looking changes nothing")
    _ = try keyline("remove")
    #expect(access(ping, F_OK) == 0)
  }

  // MARK: At a terminal

  private func prompt() throws -> TerminalProgram {
    let program = try TerminalProgram.keyline(["key", "set"], folder: folder)
    try program.waitFor(text: "Key for Anthropic")
    return program
  }

  @Test func `a key that is typed is not echoed, and the terminal comes back`() throws {
    let program = try prompt()
    #expect(try !program.terminal.settings().echoes)
    try program.type(Self.key + "\r")
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.text.contains("is kept in"))
    #expect(!String(decoding: program.output, as: UTF8.self).contains("sk-ant"))
    #expect(try program.unrestoredState().isEmpty)
    #expect(try folder.read(".config/keyline-keys/anthropic") == Array((Self.key + "\n").utf8))
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1c}", 131)])
  func `a key that cancels puts the terminal back and keeps nothing`(typed: String, status: Int32) throws {
    let program = try prompt()
    try program.type("sk-" + typed)
    #expect(try program.waitForExit() == .exited(status))
    #expect(try program.unrestoredState().isEmpty)
    #expect(access(file, F_OK) != 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal puts the terminal back and keeps nothing`(signal: Int32) throws {
    let program = try prompt()
    program.process.send(signal: signal)
    #expect(try program.waitForExit() == .exited(128 + signal))
    #expect(try program.unrestoredState().isEmpty)
    #expect(access(file, F_OK) != 0)
  }

  @Test func `a stopped prompt gives the terminal back for as long`() throws {
    let program = try TerminalProgram(
      ["bash", "-ic", "set -m; \(ExecutablePath.keyline()) key set; echo stopped; read -r go; fg"],
      folder: folder)
    try program.waitFor(text: "Key for Anthropic")
    try program.type("\u{1a}")
    try program.waitFor(text: "stopped")
    #expect(try program.terminal.settings().echoes)
    try program.type("go\r")
    try program.waitFor("the question again") { $0.text.components(separatedBy: "Key for").count == 3 }
    try program.type(Self.key + "\r")
    try program.waitFor(text: "is kept in")
  }

  @Test func `the end of input is no key`() throws {
    let program = try prompt()
    try program.type("\u{4}")
    #expect(try program.waitForExit() == .exited(1))
    #expect(program.screen.text.contains("No key was typed"))
    #expect(try program.unrestoredState().isEmpty)
  }
}
