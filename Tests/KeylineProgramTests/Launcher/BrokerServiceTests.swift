import CLinux
import Glibc
import KeylineCore
import KeylineStore
import KeylineTestSupport
import Testing

@testable import keyline

/// The launcher's part of brokers, with a program of a few lines in the place of one.
@Suite struct BrokerServiceTests {
  private static let echo = "exec cat <&3 >&3"
  private let folder: TemporaryFolder
  private let access: FullAccess
  private let start = ContinuousClock.now

  init() throws {
    folder = try TemporaryFolder()
    access = FullAccess(in: Container(path: folder.path(of: "shared")))
  }

  private func service(
    _ script: String? = echo, override: Bool? = nil, options: WriteOptions = WriteOptions(),
    secrets: [String: String] = [:]
  ) throws -> BrokerService {
    if let script {
      try folder.write("#!/bin/sh\n\(script)\n", to: "bin/script")
      // Another process makes a program of it: see SetupScriptTests.
      let install = "cp bin/script bin/keyline-broker && chmod 700 bin/keyline-broker"
      #expect(try CommandRun(["/bin/sh", "-c", install], folder: folder).status == .exited(0))
    }
    return BrokerService(
      program: BrokerProgram(beside: folder.path(of: "bin/keyline"), options: options),
      access: BrokerAccess(override: override, granted: access), secrets: EnvironmentSecrets(secrets),
      environment: ["PATH=/usr/bin:/bin"])
  }

  private func grant() throws { _ = try access.grant(at: .now) }

  private func socket(_ reply: LauncherReply) throws -> Descriptor {
    guard case .broker(let socket) = reply else {
      Issue.record("no broker: \(reply)")
      throw SystemError(call: "start", code: ECHILD)
    }
    return socket
  }

  private func refusal(_ reply: LauncherReply) -> BrokerRefusal? {
    if case .noBroker(let refusal) = reply { refusal } else { nil }
  }

  /// Reads from a broker until something has come, or it is gone.
  private func read(_ socket: Descriptor) throws -> [UInt8] {
    var event = pollfd(fd: socket.raw, events: Int16(POLLIN), revents: 0)
    try #require(poll(&event, 1, 20_000) == 1)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(socket.raw, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Serves the launcher's loop until the broker of a socket is gone.
  private func waitForEnd(of socket: Descriptor, _ service: inout BrokerService) throws {
    let deadline = Deadline(within: TerminalProgram.patience)
    while !deadline.hasPassed {
      var events = ([socket.raw] + service.descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&events, nfds_t(events.count), 100)
      service.attend(at: .now)
      var byte: UInt8 = 0
      if recv(socket.raw, &byte, 1, Int32(MSG_DONTWAIT)) == 0 { return }
    }
    Issue.record("the broker is still there")
  }

  /// Waits until the broker is dead; the service has not looked yet.
  private func waitForDeath(_ service: inout BrokerService) throws {
    let broker = try #require(service.descriptors.last)
    var event = pollfd(fd: broker, events: Int16(POLLIN), revents: 0)
    try #require(poll(&event, 1, 20_000) == 1)
  }

  @Test func withoutAccessNothingIsStarted() throws {
    var service = try service("touch ran")
    let refused = service.start(at: start)
    #expect(refusal(refused) == .accessOff)
    try grant()
    var forbidden = try self.service("touch ran", override: false)
    let forbiddenToo = forbidden.start(at: start)
    #expect(refusal(forbiddenToo) == .accessOff)
    #expect(service.descriptors.count == 1 && forbidden.descriptors.isEmpty)
  }

  @Test func aMissingProgramIsNamed() throws {
    var service = try service(nil, override: true)
    let refused = service.start(at: start)
    #expect(refusal(refused) == .notFound(path: folder.path(of: "bin/keyline-broker")))
  }

  @Test func theBrokerIsToldSecretsBeforeTheKeyboardCanSayAnything() throws {
    var service = try service(override: true, secrets: ["ANTHROPIC_API_KEY": "sk-1"])
    let socket = try socket(service.start(at: start))
    try socket.write(Array("from the keyboard\n".utf8))
    var lines = WireLines()
    var received: [[UInt8]] = []
    while received.count < 2 { received += lines.feed(try read(socket)) }
    #expect(BrokerSecrets(line: received[0]) == BrokerSecrets(["ANTHROPIC_API_KEY": "sk-1"]))
    #expect(received[1] == Array("from the keyboard".utf8))
    service.end()
  }

  @Test func theKeyboardCannotReadTheSecrets() throws {
    var service = try service(
      "read line <&3; echo ready >&3; cat <&3", override: true, secrets: ["A_API_KEY": "x"])
    let socket = try socket(service.start(at: start))
    #expect(try read(socket) == Array("ready\n".utf8))
    service.end()
  }

  @Test func nothingSecretIsInItsArgumentsOrItsEnvironment() throws {
    let script = "tr '\\0' '\\n' </proc/$$/cmdline >&3; env >&3"
    var service = try service(script, override: true, secrets: ["A_API_KEY": "hidden"])
    let socket = try socket(service.start(at: start))
    var text: [UInt8] = []
    while true {
      let bytes = try read(socket)
      if bytes.isEmpty { break }
      text += bytes
    }
    #expect(String(decoding: text, as: UTF8.self).contains("keyline-broker"))
    #expect(!String(decoding: text, as: UTF8.self).contains("hidden"))
    service.end()
  }

  @Test func threeStartsAMinuteAreEnough() throws {
    var service = try service("exit 1", override: true)
    for _ in 1...3 { _ = try socket(service.start(at: start)) }
    let refused = service.start(at: start + .seconds(59))
    #expect(refusal(refused) == .tooOften)
    _ = try socket(service.start(at: start + .seconds(60)))
    service.end()
  }

  @Test(arguments: [true, false])
  func endsThatTheLauncherAskedForAreNoSignOfACrash(noticesItself: Bool) throws {
    var service = try service()
    for _ in 1...5 {
      try grant()
      let socket = try socket(service.start(at: start))
      #expect(try !read(socket).isEmpty)
      _ = try access.revoke()
      if noticesItself {
        try waitForEnd(of: socket, &service)
      } else {
        // The keyboard asks before the change was looked at.
        let refused = service.start(at: start)
        #expect(refusal(refused) == .accessOff)
      }
    }
    service.end()
  }

  @Test func aBrokerThatDiedBeforeAccessWasTakenAwayCounts() throws {
    var service = try service("exit 1")
    for _ in 1...3 {
      try grant()
      let socket = try socket(service.start(at: start))
      while try !read(socket).isEmpty {}
      try waitForDeath(&service)
      _ = try access.revoke()
      service.attend(at: .now)
    }
    try grant()
    let refused = service.start(at: start)
    #expect(refusal(refused) == .tooOften)
  }

  @Test func aBrokerThatDiesIsNoticed() throws {
    var service = try service("echo $$ >&3; exec sleep 1000", override: true)
    let socket = try socket(service.start(at: start))
    let process = try #require(pid_t(String(decoding: read(socket), as: UTF8.self).dropLast()))
    kill(process, SIGKILL)
    try waitForEnd(of: socket, &service)
    #expect(try read(socket).isEmpty)
    let again = try self.socket(service.start(at: start))
    #expect(try !read(again).isEmpty)
    service.end()
  }

  @Test func aSecondBrokerTakesThePlaceOfTheFirst() throws {
    var service = try service(override: true)
    let first = try socket(service.start(at: start))
    #expect(try !read(first).isEmpty)
    let second = try socket(service.start(at: start))
    try waitForEnd(of: first, &service)
    #expect(try !read(second).isEmpty)
    service.end()
    #expect(try read(second).isEmpty && service.descriptors.isEmpty)
  }

  @Test(arguments: [echo, "trap '' TERM; echo here >&3; exec cat <&3 >/dev/null"])
  func takingAccessAwayEndsTheBroker(script: String) throws {
    try grant()
    var service = try service(script)
    let socket = try socket(service.start(at: start))
    #expect(try !read(socket).isEmpty)
    _ = try access.revoke()
    try waitForEnd(of: socket, &service)
    let refused = service.start(at: start)
    #expect(refusal(refused) == .accessOff)
    try grant()
    let again = try self.socket(service.start(at: start))
    #expect(try !read(again).isEmpty)
    service.end()
  }

  @Test func anotherChangeLeavesTheBrokerAlone() throws {
    try grant()
    var service = try service()
    let socket = try socket(service.start(at: start))
    #expect(try !read(socket).isEmpty)
    try Ping(in: Container(path: folder.path(of: "shared"))).send()
    try grant()
    service.attend(at: .now)
    try socket.write([1])
    #expect(try read(socket) == [1])
    service.end()
  }
}
