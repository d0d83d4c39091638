import CLinux
import Glibc
import KeylineStore

/// The process the shell starts: it keeps the terminal's state and serves the keyboard from outside its sandbox.
final class Launcher {
  /// A child that was asked to end gets this long.
  private static let patience: Duration = .seconds(2)

  let plan: LaunchPlan
  let terminal: LauncherTerminal
  let environment: [String]
  var draft: String?
  var files: FileService
  var brokers: BrokerService?
  var clipboards: ClipboardService
  /// Whether the keyboard has said that it ends itself, to be started again.
  var isRevivalDue = false
  /// The emulated limit of the keyboard's memory.
  var megabyteLimit: Int?
  private let signals: SignalSource
  private let text: Descriptor?
  private var life = KeyboardLife()
  private var socket: PacketSocket
  private var keyboard: SpawnedProcess
  private var isSocketOpen = true
  private var deadline: ContinuousClock.Instant?
  private var hasKilled = false
  private(set) var endingSignal: Int32?
  var ending: (outcome: KeyboardOutcome, text: Descriptor?)?

  /// Runs the keyboard to its end.
  ///
  /// - Parameter plan: What the command line asked for.
  /// - Returns: The status to exit with: 0 done, 1 failed, 130 cancelled, 128 and the number after a signal.
  static func run(_ plan: LaunchPlan) -> Int32 {
    ProcessHardening.apply()
    occupyStandardDescriptors()
    // Writing to a closed pipe or past a limit is to fail with a reason; an ignored SIGCHLD would lose the keyboard's status.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    let terminal: LauncherTerminal
    do throws(SystemError) {
      terminal = try LauncherTerminal()
    } catch {
      StandardError.write(LauncherWording.noTerminal(error, remedy: plan.remedy))
      return 1
    }
    do throws(SystemError) {
      // SIGTTOU is never read: blocked, it lets a job in the background put the terminal back.
      let signals = try SignalSource([SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGTSTP, SIGTTOU])
      return try run(plan, terminal, signals)
    } catch {
      terminal.restoreSettings()
      StandardError.write(LauncherWording.notStarted(error))
      return 1
    }
  }

  private static func run(
    _ plan: LaunchPlan, _ terminal: LauncherTerminal, _ signals: SignalSource
  ) throws(SystemError) -> Int32 {
    let handover = terminal.holdKeys()
    let input: PipedText.Outcome
    do throws(SystemError) {
      var piped = PipedText(terminal: terminal, signals: signals)
      input = try piped.read(for: plan.filePath)
    } catch {
      terminal.restoreSettings()
      StandardError.write(LauncherWording.noInput(error))
      return 1
    }
    switch input {
    case .start(let text):
      let launcher = try Launcher(plan, terminal, signals, text, handover)
      var end = launcher.serve()
      while try launcher.revive(after: end) { end = launcher.serve() }
      let status = launcher.conclude(end)
      launcher.clipboards.end()
      launcher.brokers?.end()
      // A text that came too late to be refused is not to vanish in silence.
      if let file = plan.filePath, text == nil, PipedText.isTextWaiting {
        StandardError.write(LauncherWording.unread(file))
      }
      return status
    case .twoTexts:
      terminal.restoreSettings()
      StandardError.write(UsageError.twoTexts(file: plan.filePath ?? "").message)
      return UsageError.exitStatus
    case .ended(let signal):
      terminal.restoreSettings()
      return 128 + signal
    }
  }

  /// Keeps what we open from becoming a standard stream that the shell has closed.
  ///
  /// Only for reading, so that the finished text fails to be written instead of vanishing.
  private static func occupyStandardDescriptors() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  private init(
    _ plan: LaunchPlan, _ terminal: LauncherTerminal, _ signals: SignalSource, _ text: Descriptor?,
    _ handover: TerminalHandover
  ) throws(SystemError) {
    self.plan = plan
    self.terminal = terminal
    environment = ChildEnvironment.make(from: ChildEnvironment.current)
    files = FileService(plan: plan, pipedText: text, container: .find(.own, environment: Environment.current))
    self.signals = signals
    // The runtime's crash report would be painted over the terminal.
    let variables = Self.variables(from: environment)
    brokers = plan.broker.map {
      BrokerService(program: $0.program, access: $0.access, secrets: plan.secrets, environment: variables)
    }
    clipboards = ClipboardService(
      programs: ClipboardProgram.candidates(in: environment), environment: environment)
    self.text = text
    (keyboard, socket) = try Self.spawn(life, plan, variables, text, handover)
  }

  private static func variables(from environment: [String]) -> [String] {
    ChildEnvironment.make(from: environment, adding: ["SWIFT_BACKTRACE=enable=no"])
  }

  /// Starts a keyboard.
  private static func spawn(
    _ life: KeyboardLife, _ plan: LaunchPlan, _ variables: [String], _ text: Descriptor?,
    _ handover: TerminalHandover
  ) throws(SystemError) -> (SpawnedProcess, PacketSocket) {
    let memory = try handover.memory()
    let (ours, theirs) = try PacketSocket.pair()
    let streams: [SpawnedProcess.Stream] = [
      isatty(STDIN_FILENO) == 1 ? .descriptor(STDIN_FILENO) : .null,
      plan.usesTTYOutput ? .descriptor(STDOUT_FILENO) : .null,
      .null,
      .descriptor(theirs.descriptor.raw),
      text.map { .descriptor($0.raw) } ?? .null,
      .descriptor(memory.raw),
    ]
    let keyboard = try withExtendedLifetime((theirs, memory, text)) { () throws(SystemError) in
      try SpawnedProcess(
        "/proc/self/exe", arguments: ["keyline"] + life.arguments + plan.arguments, streams: streams,
        environment: variables, ownGroup: false)
    }
    return (keyboard, ours)
  }

  /// Starts the keyboard again after an emulated end, as a phone does.
  ///
  /// - Parameter end: How it ended.
  /// - Returns: Whether it lives again; for any other end it stays dead.
  /// - Throws: `SystemError` when it cannot be started.
  private func revive(after end: SpawnedProcess.End) throws(SystemError) -> Bool {
    guard isRevivalDue, ending == nil, endingSignal == nil, case .signaled(SIGKILL) = end else {
      return false
    }
    isRevivalDue = false
    brokers?.end()
    files.finishCopying()
    life = life.next(draft: draft)
    draft = nil
    let handover = terminal.holdKeysAgain()
    (keyboard, socket) = try Self.spawn(life, plan, Self.variables(from: environment), text, handover)
    isSocketOpen = true
    (deadline, hasKilled) = (nil, false)
    return true
  }

  /// Answers the keyboard.
  func reply(_ reply: LauncherReply) {
    do throws(SystemError) {
      try socket.send(reply.encoded(), reply.descriptors.map(\.raw))
    } catch  where error.code != EAGAIN {
      // It has ended, and how is in what it sent last, which lies in the socket still.
    } catch {
      hangUp()
    }
  }

  /// Expects the keyboard to end soon, and makes it.
  func expectEnd() {
    if deadline == nil, !hasKilled { deadline = .now + Self.patience }
  }
}

// MARK: The loop

extension Launcher {
  private func serve() -> SpawnedProcess.End {
    while true {
      var events = [
        pollfd(fd: keyboard.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isSocketOpen ? socket.descriptor.raw : -1, events: Int16(POLLIN), revents: 0),
      ]
      let others = (brokers?.descriptors ?? []) + [clipboards.descriptor].compactMap { $0 }
      events += others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let isCopying = files.isCopying
      let count = poll(&events, nfds_t(events.count), isCopying ? 0 : remainingMilliseconds)
      if count > 0, events[1].revents != 0 { signals.drain().forEach(forward) }
      if count > 0, events[2].revents != 0 { serveRequests() }
      if count > 0, events[0].revents != 0, let end = keyboard.wait(milliseconds: 0) {
        // What it sent last lies in the socket still.
        serveRequests()
        return end
      }
      if isCopying { files.copy() }
      brokers?.attend(at: .now)
      clipboards.attend(at: .now).forEach(reply)
      if deadline.map({ $0 <= .now }) == true {
        keyboard.kill(SIGKILL)
        // Now its end is certain, and the wait for it must not spin.
        deadline = nil
        hasKilled = true
      }
    }
  }

  /// The time until somebody's patience ends; negative is without end.
  private var remainingMilliseconds: Int32 {
    let deadline = [deadline, brokers?.deadline, clipboards.deadline].compactMap { $0 }.min()
    return deadline.map { ContinuousClock.now.millisecondsToPoll(until: $0) } ?? -1
  }

  private func serveRequests() {
    while isSocketOpen {
      switch socket.receive() {
      case .packet(let bytes, let descriptors):
        guard let request = LauncherRequest(decoding: bytes, descriptors: descriptors) else {
          return hangUp()
        }
        serve(request)
      case .nothing: return
      case .closed: hangUp()
      }
    }
  }

  /// Lets the signals act on us as they did before.
  func unblockSignals() { signals.unblock() }

  private func hangUp() {
    isSocketOpen = false
    expectEnd()
  }

  private func forward(_ signal: Int32) {
    keyboard.kill(signal)
    guard signal != SIGTSTP, signal != SIGTTOU else { return }
    if endingSignal == nil { endingSignal = signal }
    expectEnd()
  }
}
