import CLinux
import CVTerm
import Glibc

/// A process started by a test and never outliving it.
///
/// It is started with `posix_spawn`, in a session of its own, with every signal at its default: no code of
/// ours runs between fork and exec, which a Swift process could not do safely.
public final class ChildProcess {
  /// What one of the first three descriptors of the child is opened on.
  package enum Stream {
    case file(path: String, flags: Int32)
    case sameAs(Int32)
  }

  /// The process's id, which is also the id of its session and process group.
  public let pid: pid_t
  /// How the process ended; nil while it runs, as far as `wait` has seen.
  public private(set) var status: ExitStatus?
  /// A descriptor that turns readable when the process ends.
  let exitDescriptor: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program, looked for in the `PATH` of `environment`, and its arguments.
  ///   - environment: The whole environment of the child.
  ///   - folder: The child's working folder.
  ///   - streams: Where descriptors 0, 1 and 2 lead, opened in this order. A terminal opened as descriptor 0
  ///     becomes the controlling terminal, because the child leads a session that has none yet.
  /// - Throws: `SystemFailure` when the program cannot be started.
  package init(_ arguments: [String], environment: [String: String], folder: String, streams: [Stream]) throws
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    for (descriptor, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      case .sameAs(let other):
        posix_spawn_file_actions_adddup2(&actions, other, descriptor)
      }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, kl_spawn_reset_signals | kl_spawn_new_session)

    let path = try ExecutablePath.find(arguments[0], searchPath: environment["PATH"] ?? "")
    var child: pid_t = 0
    let code = CStringArray.with(arguments) { argv in
      CStringArray.with(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&child, path, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else { throw SystemFailure("posix_spawn \(path)", code: code) }
    pid = child
    exitDescriptor = kl_pidfd_open(child)
    guard exitDescriptor >= 0 else { throw SystemFailure("pidfd_open") }
  }

  deinit {
    if status == nil {
      kill(pid, SIGKILL)
      var waitStatus: Int32 = 0
      waitpid(pid, &waitStatus, 0)
    }
    close(exitDescriptor)
  }

  /// Sends a signal to the process, unless it has ended.
  ///
  /// - Parameter signal: The signal's number.
  public func send(signal: Int32) {
    guard status == nil else { return }
    kill(pid, signal)
  }

  /// The ids of the processes that this one has started and that still run.
  ///
  /// - Returns: The ids, oldest first; none when the process has ended.
  public func children() -> [pid_t] { Self.children(of: pid) }

  /// The ids of the processes that another one has started and that still run.
  ///
  /// - Parameter pid: The other one's id.
  /// - Returns: The ids, oldest first; none when it has ended.
  public static func children(of pid: pid_t) -> [pid_t] {
    guard let list = fopen("/proc/\(pid)/task/\(pid)/children", "r") else { return [] }
    defer { fclose(list) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, list)
    return String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
  }

  /// Whether a process runs; one that has ended and is nobody's to bury does not.
  ///
  /// - Parameter process: Its number.
  /// - Returns: Whether it runs.
  public static func isRunning(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let text = String(decoding: buffer[..<fread(&buffer, 1, buffer.count, file)], as: UTF8.self)
    return !text.contains(") Z ")
  }

  /// Looks, without waiting, whether the process has ended, and takes its status if so.
  ///
  /// - Returns: How it ended, or nil while it runs.
  @discardableResult
  func reap() -> ExitStatus? {
    var waitStatus: Int32 = 0
    if status == nil, waitpid(pid, &waitStatus, WNOHANG) == pid {
      status = ExitStatus(waitStatus: waitStatus)
    }
    return status
  }
}
