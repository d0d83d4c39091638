import CLinux
import Glibc
import KeylineCore
import KeylineStore

/// Starts the brokers of a run, one at a time, and ends them: the only processes of ours that reach the network.
struct BrokerService {
  /// A broker that was asked to end gets this long.
  static let patience = Duration.seconds(1)
  /// Where a broker finds its socket.
  private static let descriptor = 3

  private let program: BrokerProgram
  private let access: BrokerAccess
  private let secrets: EnvironmentSecrets
  private let environment: [String]
  private var limit = StartLimit(3, within: .seconds(60))
  /// Notices that access is taken away; there once it matters.
  private var watcher: FileWatcher?
  /// The broker that serves.
  private var current: SpawnedProcess?
  /// Those that were asked to end, and when they are made to.
  private var leaving: [(process: SpawnedProcess, deadline: ContinuousClock.Instant)] = []

  /// Prepares the service; nothing is started.
  ///
  /// - Parameters:
  ///   - program: How a broker is started.
  ///   - access: Whether one may be.
  ///   - secrets: What only a broker is told.
  ///   - environment: A broker's variables, each as `NAME=value`.
  init(
    program: BrokerProgram, access: BrokerAccess, secrets: EnvironmentSecrets, environment: [String]
  ) {
    self.program = program
    self.access = access
    self.secrets = secrets
    self.environment = environment
  }

  /// Starts a broker; one that is there ends.
  ///
  /// - Parameter now: The time.
  /// - Returns: The keyboard's end of its socket, or why there is none.
  mutating func start(at now: ContinuousClock.Instant) -> LauncherReply {
    do throws(SystemError) {
      // Before access is looked at, so that no change is missed.
      try watch()
      guard access.isGranted else {
        revoke(at: now)
        return .noBroker(.accessOff)
      }
      retire(at: now)
      guard Glibc.access(program.path, X_OK) == 0 else { return .noBroker(.notFound(path: program.path)) }
      guard limit.admit(at: now) else { return .noBroker(.tooOften) }
      return .broker(try spawn())
    } catch {
      return .noBroker(.failed(reason: error.reason))
    }
  }

  private mutating func watch() throws(SystemError) {
    guard watcher == nil, let folder = access.watchedFolder else { return }
    let watcher = try FileWatcher()
    watcher.watch(folder: folder)
    self.watcher = watcher
  }

  private mutating func spawn() throws(SystemError) -> Descriptor {
    let (ours, theirs) = try Self.socketPair()
    // The first line is ours alone: the keyboard cannot read what waits for the broker, nor come before it.
    try ours.write(Array((BrokerSecrets(secrets.values).line + "\n").utf8))
    var streams = Array(repeating: SpawnedProcess.Stream.null, count: Self.descriptor)
    streams.append(.descriptor(theirs.raw))
    current = try SpawnedProcess(
      program.path, arguments: program.arguments, streams: streams, environment: environment, ownGroup: false)
    return ours
  }

  /// A connected pair, of which the keyboard's end does not block.
  private static func socketPair() throws(SystemError) -> (Descriptor, Descriptor) {
    var ends: [Int32] = [-1, -1]
    try retrying("socketpair") { kl_stream_pair(&ends) }
    let pair = (Descriptor(adopting: ends[0]), Descriptor(adopting: ends[1]))
    try retrying("fcntl") { fcntl(pair.0.raw, F_SETFL, O_NONBLOCK) }
    return pair
  }
}

// MARK: In the launcher's loop

extension BrokerService {
  /// What to wait for: ready when a broker has ended or something has changed in the shared container.
  var descriptors: [Int32] {
    [watcher?.descriptor, current?.descriptor].compactMap { $0 } + leaving.map(\.process.descriptor)
  }

  /// When a broker is to be made to end; nil when none is.
  var deadline: ContinuousClock.Instant? { leaving.map(\.deadline).min() }

  /// Notes the ends of brokers, asks them to end when access was taken away, and makes those that do not.
  ///
  /// - Parameter now: The time.
  mutating func attend(at now: ContinuousClock.Instant) {
    if let watcher, !watcher.drain().isEmpty, !access.isGranted { revoke(at: now) }
    if hasCurrentEnded { current = nil }
    for (process, deadline) in leaving where deadline <= now { process.kill(SIGKILL) }
    leaving.removeAll { $0.process.wait(milliseconds: $0.deadline <= now ? -1 : 0) != nil }
  }

  private var hasCurrentEnded: Bool { current?.wait(milliseconds: 0) != nil }

  /// Asks the broker to end since there is no access any more: that says nothing against starting it again.
  private mutating func revoke(at now: ContinuousClock.Instant) {
    guard current != nil else { return }
    if !hasCurrentEnded { limit.takeBack() }
    retire(at: now)
  }

  /// Asks the broker to end, if there is one.
  private mutating func retire(at now: ContinuousClock.Instant) {
    guard let process = current else { return }
    current = nil
    process.kill(SIGTERM)
    leaving.append((process, now + Self.patience))
  }

  /// Ends all of them, and waits for that.
  mutating func end() {
    retire(at: .now)
    while let deadline {
      var events = leaving.map { pollfd(fd: $0.process.descriptor, events: Int16(POLLIN), revents: 0) }
      _ = poll(&events, nfds_t(events.count), ContinuousClock.now.millisecondsToPoll(until: deadline))
      attend(at: .now)
    }
  }
}
