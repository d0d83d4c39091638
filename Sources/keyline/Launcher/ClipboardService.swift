import CLinux
import Glibc
import KeylineStore

/// The copies and pastes that the keyboard has asked for, one after the other.
struct ClipboardService {
  private let programs: [ClipboardProgram]
  private let environment: [String]
  private var tasks: ArraySlice<ClipboardTask> = []

  /// Prepares the service; nothing is started.
  ///
  /// - Parameters:
  ///   - programs: The programs, best first.
  ///   - environment: Their variables, each as `NAME=value`.
  init(programs: [ClipboardProgram], environment: [String]) {
    self.programs = programs
    self.environment = environment
  }

  /// Takes on a copy or a paste.
  mutating func add(_ kind: ClipboardTask.Kind) {
    tasks.append(ClipboardTask(kind, with: programs, environment: environment))
  }

  /// What to wait for: ready when a program has ended.
  var descriptor: Int32? { tasks.first?.descriptor }

  /// When a program is to be ended.
  var deadline: ContinuousClock.Instant? { tasks.first?.deadline }

  /// Goes on with what is to be done.
  ///
  /// - Parameter now: The time.
  /// - Returns: The answers that are there now.
  mutating func attend(at now: ContinuousClock.Instant) -> [LauncherReply] {
    var replies: [LauncherReply] = []
    while !tasks.isEmpty {
      tasks[tasks.startIndex].attend(at: now)
      guard let reply = tasks[tasks.startIndex].reply else { break }
      replies.append(reply)
      tasks.removeFirst()
    }
    return replies
  }

  /// Brings the copies to their end; nobody waits for a paste any more.
  mutating func end() {
    tasks.removeAll { !$0.isCopy && $0.descriptor == nil }
    while true {
      _ = attend(at: .now)
      guard let descriptor, let deadline else { return }
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&event, 1, ContinuousClock.now.millisecondsToPoll(until: deadline))
    }
  }
}
