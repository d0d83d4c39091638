import CLinux
import Glibc
import KeylineStore

/// A copy or a paste that one clipboard program after the other is tried with, while the launcher does other things.
struct ClipboardTask {
  /// What is to be done.
  enum Kind {
    case copy(Descriptor)
    case paste

    /// All programs together get this long.
    fileprivate var patience: Duration {
      switch self {
      case .copy: ClipboardProgram.patience
      case .paste: ClipboardProgram.pastePatience
      }
    }
  }

  /// The answer, once there is one.
  private(set) var reply: LauncherReply?
  /// When the programs' time is over; nil before the first has been started.
  private(set) var deadline: ContinuousClock.Instant?
  private let kind: Kind
  private let environment: [String]
  private var programs: ArraySlice<ClipboardProgram>
  private var running: (process: SpawnedProcess, text: Descriptor)?

  /// Prepares a task; nothing is started.
  ///
  /// - Parameters:
  ///   - kind: What is to be done.
  ///   - programs: The programs, best first.
  ///   - environment: Their variables, each as `NAME=value`.
  init(_ kind: Kind, with programs: [ClipboardProgram], environment: [String]) {
    self.kind = kind
    self.programs = programs[...]
    self.environment = environment
  }

  /// Whether something is written to a clipboard, which is worth waiting for at the end.
  var isCopy: Bool { if case .copy = kind { true } else { false } }

  /// Ready to read when the program has ended.
  var descriptor: Int32? { running?.process.descriptor }

  /// Starts the next program, takes what one has done, ends what takes too long.
  ///
  /// - Parameter now: The time.
  mutating func attend(at now: ContinuousClock.Instant) {
    let deadline = deadline ?? now + kind.patience
    self.deadline = deadline
    while reply == nil {
      if let (process, text) = running {
        guard let end = process.wait(milliseconds: 0) else {
          if now >= deadline { giveUp(process) }
          return
        }
        running = nil
        if end == .exited(0) { return finish(with: text) }
      }
      startNext()
    }
  }

  private mutating func startNext() {
    guard let program = programs.popFirst() else { return finish(with: nil) }
    do throws(SystemError) {
      switch kind {
      case .copy(let text):
        running = (try program.startCopying(text, environment: environment), text)
      case .paste:
        let text = try Descriptor.memory("keyline-clipboard")
        running = (try program.startPasting(into: text, environment: environment), text)
      }
    } catch {
      // It is not installed; the next one may be.
    }
  }

  private mutating func giveUp(_ process: SpawnedProcess) {
    kill(-process.pid, SIGKILL)
    process.wait(milliseconds: -1)
    running = nil
    finish(with: nil)
  }

  private mutating func finish(with text: Descriptor?) {
    switch kind {
    case .copy: reply = .copied
    case .paste:
      if let text { lseek(text.raw, 0, SEEK_SET) }
      reply = .pasted(text)
    }
  }
}
