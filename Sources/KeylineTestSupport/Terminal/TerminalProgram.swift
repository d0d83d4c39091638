import CLinux
import Glibc

/// A program running in a terminal of its own, with a test in the person's chair.
///
/// Nothing here sleeps: waiting means polling the terminal and the process for events, and a time limit only
/// bounds how long a failure takes.
///
/// The program leads the terminal's session. When a session's leader ends, the kernel hangs the terminal up:
/// a test that ends the program and watches what its children do afterwards starts it from `sh -c`, as a
/// person's shell would.
public final class TerminalProgram {
  /// How long a test waits for something that should happen at once, on a busy machine.
  public static let patience: Duration = .seconds(20)

  /// The terminal.
  public let terminal: PseudoTerminal
  /// The terminal's screen, as of the last wait.
  public let screen: TerminalScreen
  /// The program's process.
  public let process: ChildProcess
  /// The program's own folder, with its home in it; removed with the program.
  public let folder: TemporaryFolder
  /// The settings of the line discipline before the program started.
  public let settingsBefore: TerminalSettings
  /// Every byte the programs on the terminal wrote, as of the last wait.
  public private(set) var output: [UInt8] = []
  /// Whether the terminal answers queries, as most do; a test may take a mute one.
  public var answersQueries = true
  private var hungUp = false
  private var typed: [UInt8] = []

  /// Starts a program in a new terminal.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - size: The terminal's size.
  ///   - environment: Variables added to a small clean environment; an empty value takes one away.
  ///   - folder: The folder that holds the program's home and is its working folder.
  /// - Throws: `SystemFailure` when the program cannot be started.
  public init(
    _ arguments: [String], size: TerminalSize = .standard, environment: [String: String] = [:],
    folder: TemporaryFolder? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    terminal = try PseudoTerminal(size: size)
    screen = TerminalScreen(size: size)
    settingsBefore = try terminal.settings()
    process = try ChildProcess(
      arguments, environment: CleanEnvironment.make(home: folder.path, adding: environment),
      folder: folder.path,
      streams: [.file(path: terminal.devicePath, flags: O_RDWR), .sameAs(0), .sameAs(0)])
  }

  /// Starts the built `keyline`, without words unless the environment asks for them: what is typed is to stay as typed,
  /// whichever models are at hand.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - size: The terminal's size.
  ///   - environment: Variables added to a small clean environment; an empty value takes one away.
  ///   - folder: The folder that holds the program's home and is its working folder.
  /// - Returns: The running program.
  /// - Throws: `SystemFailure` when there is no built program.
  public static func keyline(
    _ arguments: [String] = [], size: TerminalSize = .standard, environment: [String: String] = [:],
    folder: TemporaryFolder? = nil
  ) throws -> TerminalProgram {
    let environment = ["KEYLINE_SUGGESTIONS_WORDS": "off"].merging(environment) { $1 }
    return try TerminalProgram(
      [ExecutablePath.keyline()] + arguments, size: size, environment: environment, folder: folder)
  }

  /// Types text.
  ///
  /// - Parameter text: What to type, sent as UTF-8.
  /// - Throws: `TerminalTimeout` when the program does not read.
  public func type(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Types bytes: keys, mouse reports, pastes, answers.
  ///
  /// - Parameter bytes: The bytes; more than the terminal's queue holds go in as the program reads.
  /// - Throws: `TerminalTimeout` when the program does not read.
  public func send(_ bytes: [UInt8]) throws {
    typed += bytes
    try wait(for: "the program to read its input", within: Self.patience) { typed.isEmpty || hungUp }
  }

  /// Gives the terminal another size.
  ///
  /// - Parameter size: The new size.
  public func resize(to size: TerminalSize) {
    terminal.resize(to: size)
    screen.resize(to: size)
  }

  /// Waits until the screen meets a condition.
  ///
  /// - Parameters:
  ///   - expectation: The condition in words, for the report of a failure.
  ///   - duration: How long to wait before giving up.
  ///   - condition: The condition.
  /// - Throws: `TerminalTimeout` when it is not met in time.
  public func waitFor(
    _ expectation: String, within duration: Duration = TerminalProgram.patience,
    screen condition: (TerminalScreen) -> Bool
  ) throws {
    try wait(for: expectation, within: duration) { condition(screen) }
  }

  /// Waits until a text is on the screen.
  ///
  /// - Parameters:
  ///   - text: The text, in one row.
  ///   - duration: How long to wait before giving up.
  /// - Throws: `TerminalTimeout` when it does not appear in time.
  public func waitFor(text: String, within duration: Duration = TerminalProgram.patience) throws {
    try waitFor("the text \"\(text)\"", within: duration) { $0.text.contains(text) }
  }

  /// Waits until the program has ended, and shows the last it wrote.
  ///
  /// - Parameter duration: How long to wait before giving up.
  /// - Returns: How it ended.
  /// - Throws: `TerminalTimeout` when it does not end in time.
  @discardableResult
  public func waitForExit(within duration: Duration = TerminalProgram.patience) throws -> ExitStatus {
    try wait(for: "the program to end", within: duration) { process.reap() != nil }
    readWaiting()
    return process.status ?? .exited(0)
  }

  /// Waits until no process has the terminal open: also those have left that the program started.
  ///
  /// - Parameter duration: How long to wait before giving up.
  /// - Throws: `TerminalTimeout` when one stays.
  public func waitForEmptyTerminal(within duration: Duration = TerminalProgram.patience) throws {
    try wait(for: "every process to leave the terminal", within: duration) { hungUp }
  }

  /// What differs from the terminal as it was before the program started; empty when all is restored.
  ///
  /// - Returns: One sentence for each difference.
  /// - Throws: `SystemFailure` when the terminal is gone.
  public func unrestoredState() throws -> [String] {
    let modes = screen.modes
    let fresh = TerminalModes()
    var differences: [String] = []
    if try terminal.settings() != settingsBefore { differences.append("the line discipline has changed") }
    for mode in modes.privateModes.subtracting(fresh.privateModes).sorted() {
      differences.append("mode ?\(mode) is still on")
    }
    for mode in fresh.privateModes.subtracting(modes.privateModes).sorted() {
      differences.append("mode ?\(mode) is still off")
    }
    if !modes.kittyFlags.isEmpty { differences.append("kitty keyboard flags are still pushed") }
    if modes.applicationKeypad { differences.append("the keypad still sends application sequences") }
    return differences
  }
}

// MARK: Waiting

extension TerminalProgram {
  /// Serves the terminal until a condition holds: shows what is written, answers it, types what is queued.
  package func wait(for expectation: String, within duration: Duration, until condition: () throws -> Bool)
    throws
  {
    let deadline = Deadline(within: duration)
    while true {
      readWaiting()
      writeQueued()
      if try condition() { return }
      guard !deadline.hasPassed else {
        throw TerminalTimeout(expectation: expectation, screen: screen.text)
      }
      waitForEvent(until: deadline)
    }
  }

  /// The line discipline changes without an event: it is looked at again after this many milliseconds.
  private static let lookAgain: Int32 = 100

  private func waitForEvent(until deadline: Deadline) {
    var events: [pollfd] = []
    if !hungUp {
      let interest = Int16(typed.isEmpty ? POLLIN : POLLIN | POLLOUT)
      events.append(pollfd(fd: terminal.descriptor, events: interest, revents: 0))
    }
    if process.status == nil {
      events.append(pollfd(fd: process.exitDescriptor, events: Int16(POLLIN), revents: 0))
    }
    poll(&events, nfds_t(events.count), min(deadline.pollMilliseconds, Self.lookAgain))
    process.reap()
  }

  private func readWaiting() {
    while !hungUp {
      switch terminal.read() {
      case .bytes(let bytes):
        output += bytes
        let answers = screen.feed(bytes)
        if answersQueries { typed += answers }
      case .nothing: return
      case .hungUp: hungUp = true
      }
    }
  }

  private func writeQueued() {
    guard !typed.isEmpty, !hungUp else { return }
    typed.removeFirst(terminal.write(typed[...]))
  }
}
