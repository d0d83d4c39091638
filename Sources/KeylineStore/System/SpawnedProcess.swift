import CLinux
import Glibc

/// A child of ours, from its start to the moment its end has been noted.
public final class SpawnedProcess {
  /// What one of the child's first descriptors is.
  public enum Stream {
    /// A copy of one of ours.
    case descriptor(Int32)
    /// `/dev/null`.
    case null
  }

  /// How a child ended.
  public enum End: Equatable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signaled(Int32)
  }

  /// Its process ID.
  public let pid: pid_t
  /// Set once the end has been noted.
  public private(set) var end: End?
  private let ending: Descriptor

  /// Ready to read when the child has ended.
  public var descriptor: Int32 { ending.raw }

  /// Starts a program: no signal is blocked in it, and no descriptor but the named ones is open.
  ///
  /// - Parameters:
  ///   - program: Its path, or a name to look for in `PATH`.
  ///   - arguments: Its arguments, the program's name first.
  ///   - streams: Its descriptors, from 0 up.
  ///   - environment: Its variables, each as `NAME=value`.
  ///   - ownGroup: Whether it leaves our process group, and with it the terminal's foreground.
  /// - Throws: `SystemError` when it cannot be started.
  public init(
    _ program: String, arguments: [String], streams: [Stream], environment: [String], ownGroup: Bool
  ) throws(SystemError) {
    // Above every number that is a target, so that no duplicate hits one that is still to be used.
    var sources: [Descriptor?] = []
    for stream in streams {
      guard case .descriptor(let raw) = stream else {
        sources.append(nil)
        continue
      }
      let copy = try retrying("dup") { fcntl(raw, F_DUPFD_CLOEXEC, Int32(streams.count)) }
      sources.append(Descriptor(adopting: copy))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in zip(Int32(0)..., sources) {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source.raw, target)
      } else {
        posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, Int32(streams.count))

    var attributes = Self.attributes(ownGroup: ownGroup)
    defer { posix_spawnattr_destroy(&attributes) }
    var child: pid_t = 0
    let code = withExtendedLifetime(sources) {
      CStrings.with(arguments) { arguments in
        CStrings.with(environment) { environment in
          posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
        }
      }
    }
    guard code == 0 else { throw SystemError(call: "posix_spawn", path: program, code: code) }
    pid = child
    do throws(SystemError) {
      ending = Descriptor(adopting: try retrying("pidfd_open") { kl_process_descriptor(child) })
    } catch {
      // A child that cannot be waited for must not be left to itself.
      Glibc.kill(child, SIGKILL)
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      throw error
    }
  }

  /// Sends it a signal, unless its end has been noted.
  ///
  /// - Parameter signal: The signal's number.
  public func kill(_ signal: Int32) {
    if end == nil { Glibc.kill(pid, signal) }
  }

  /// Waits for the end and notes it.
  ///
  /// - Parameter milliseconds: The longest wait; negative is without end.
  /// - Returns: How it ended, or nil when the time is over.
  @discardableResult
  public func wait(milliseconds: Int32) -> End? {
    if let end { return end }
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&event, 1, milliseconds)
      if count > 0 { break }
      if count == 0 || errno != EINTR { return nil }
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    end =
      kl_status_signaled(status) != 0
      ? .signaled(kl_status_signal(status)) : .exited(kl_status_exit_code(status))
    return end
  }

  private static func attributes(ownGroup: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (ownGroup ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }
}
