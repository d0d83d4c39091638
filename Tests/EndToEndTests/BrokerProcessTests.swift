import Glibc
import KeylineTestSupport
import Testing

/// Launcher, keyboard and broker, each killed at its work; a program of two lines stands in the broker's place.
@Suite struct BrokerProcessTests {
  private static let script = "#!/bin/sh\necho $$ >>\"$HOME/brokers\"\nexec cat <&3 >/dev/null\n"
  private let folder: TemporaryFolder
  private let keyline: String

  init() throws {
    folder = try TemporaryFolder()
    keyline = folder.path(of: "bin/keyline")
    try folder.write(Self.script, to: "bin/script")
    // Another process makes programs of them: see SetupScriptTests.
    let install = """
      cp '\(ExecutablePath.keyline())' bin/keyline && cp bin/script bin/keyline-broker && chmod 700 bin/keyline-broker
      mkdir -p data && cp -r '\(try Self.checkout())/layouts' '\(try Self.checkout())/themes' data
      """
    #expect(try CommandRun(["/bin/sh", "-c", install], folder: folder).status == .exited(0))
  }

  /// The folder that holds the layouts, seen from this file.
  private static func checkout() throws -> String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }

  private var environment: [String: String] {
    TerminalProgram.literalTyping.merging(["KEYLINE_DATA_DIR": folder.path(of: "data")]) { $1 }
  }

  /// A keyboard on the file `text`, started by a shell that stays.
  private func start(_ access: String, under tracer: String = "") throws -> TerminalProgram {
    let program = try TerminalProgram(
      ["sh", "-c", "\(tracer) '\(keyline)' text \(access) 2>errors\nstatus=$?; exit $status"],
      environment: environment, folder: folder)
    try program.waitUntilReady(writingOn: "text")
    return program
  }

  /// Types a text that is long enough to be asked about, and waits until a broker is there.
  private func startWithBroker(_ access: String = "--full-access on") throws -> (TerminalProgram, pid_t) {
    let program = try start(access)
    try program.type("not lost")
    try program.waitFor(text: "not lost")
    return (program, try broker(1, of: program))
  }

  private var brokers: [pid_t] {
    get throws {
      guard access(folder.path(of: "brokers"), F_OK) == 0 else { return [] }
      return String(decoding: try folder.read("brokers"), as: UTF8.self).split(separator: "\n").compactMap {
        pid_t($0)
      }
    }
  }

  /// The id of the how manieth broker, once it is there.
  private func broker(_ number: Int, of program: TerminalProgram) throws -> pid_t {
    try program.waitFor("broker \(number)") { _ in (try? brokers.count) ?? 0 >= number }
    return try #require(brokers.last)
  }

  private func waitForEnd(of process: pid_t, _ program: TerminalProgram) throws {
    try program.waitFor("process \(process) to end") { _ in !ChildProcess.isRunning(process) }
  }

  private func launcher(_ program: TerminalProgram) throws -> pid_t {
    try #require(program.process.children().first)
  }

  private func expectRecovery() throws {
    let again = try start("--full-access off")
    try again.waitFor(text: "Recover")
    try again.type("r")
    try again.waitFor(text: "not lost")
    #expect(try again.finish() == .exited(0))
    #expect(try again.text() == "not lost")
  }

  private func finish(_ program: TerminalProgram, with text: String) throws {
    #expect(try program.finish() == .exited(0))
    #expect(try program.text() == text)
    #expect(try program.unrestoredState().isEmpty)
  }

  // MARK: With and without access

  @Test(arguments: ["", "--full-access off"])
  func withoutAccessThereIsNoBroker(access: String) throws {
    let program = try start(access)
    try program.type("not lost and long enough")
    try program.waitFor(text: "long enough")
    #expect(try ChildProcess.children(of: launcher(program)).count == 1)
    try finish(program, with: "not lost and long enough")
    #expect(try brokers.isEmpty)
  }

  @Test(
    .enabled(if: SystemCallTrace.isPossible, Comment(rawValue: SystemCallTrace.requirement)),
    arguments: ["--full-access on", "--full-access off"])
  func theKeyboardNeverAsksForASocket(access: String) throws {
    let trace = "strace -f -o trace -e trace=socket,socketpair,connect,execve"
    let program = try start(access, under: trace)
    try program.type("not lost and long enough")
    try program.waitFor(text: "long enough")
    if access.hasSuffix("on") { _ = try broker(1, of: program) }
    try finish(program, with: "not lost and long enough")
    let calls = try program.text(of: "trace").split(separator: "\n")
    let started = calls.filter { $0.contains("execve(") && $0.contains("role=keyboard") }
    let keyboard = try #require(started.first?.split(separator: " ").first)
    #expect(
      !calls.contains { $0.hasPrefix(keyboard + " ") && !$0.contains("execve(") && $0.contains("(AF_") })
    #expect(!calls.contains { $0.contains("AF_INET") })
  }

  @Test func takingAccessAwayEndsTheBrokerAndNothingElse() throws {
    let grant = { (verb: String) in
      try CommandRun([keyline, "access", verb] + (verb == "grant" ? ["--consent"] : []), folder: folder)
    }
    #expect(try grant("grant").status == .exited(0))
    let (program, broker) = try startWithBroker("")
    #expect(try grant("revoke").status == .exited(0))
    try waitForEnd(of: broker, program)
    try program.type(" at all")
    try program.waitFor(text: "not lost at all")
    #expect(try brokers.count == 1)
    try finish(program, with: "not lost at all")
  }

  // MARK: Deaths

  @Test func aDeadBrokerIsStartedAgainOnTheNextNeed() throws {
    let (program, broker) = try startWithBroker()
    kill(broker, SIGKILL)
    try waitForEnd(of: broker, program)
    try program.type(" at all")
    try program.waitFor(text: "not lost at all")
    #expect(try self.broker(2, of: program) != broker)
    try finish(program, with: "not lost at all")
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func aDeadKeyboardTakesTheBrokerWithIt(signal: Int32) throws {
    let (program, broker) = try startWithBroker()
    let children = try ChildProcess.children(of: launcher(program))
    kill(try #require(children.first { $0 != broker }), signal)
    try program.waitForExit()
    try waitForEnd(of: broker, program)
    #expect(try program.unrestoredState().isEmpty)
    try expectRecovery()
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func aDeadLauncherTakesBothWithIt(signal: Int32) throws {
    let (program, broker) = try startWithBroker()
    kill(try launcher(program), signal)
    try program.waitForExit()
    try waitForEnd(of: broker, program)
    try program.waitUntilRestored()
    try expectRecovery()
  }

  @Test func theEndOfTheTextIsTheEndOfTheBroker() throws {
    let (program, broker) = try startWithBroker()
    try finish(program, with: "not lost")
    #expect(!ChildProcess.isRunning(broker))
  }
}
