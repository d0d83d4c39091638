import CLinux
import Glibc
import KeylineAI
import KeylineCore
import KeylineStore

/// The broker from its start to its end: it lives as long as its socket.
enum BrokerProgram {
  /// The socket that the launcher leaves open for it.
  private static let socket: Int32 = 3
  private static let usageStatus: Int32 = 64

  /// Runs until the keyboard's end of the socket is closed.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program.
  ///   - secrets: What the environment held.
  /// - Returns: the exit status.
  static func run(_ arguments: [String], secrets: EnvironmentSecrets) -> Int32 {
    let options: BrokerOptions
    do throws(BrokerUsageError) {
      options = try BrokerOptions(arguments)
    } catch {
      complain(error.message)
      return usageStatus
    }
    signal(SIGPIPE, SIG_IGN)
    // Keys of the terminal are for the keyboard; it decides how long there is a broker.
    for number in [SIGINT, SIGQUIT, SIGTSTP] { signal(number, SIG_IGN) }
    do throws(SystemError) {
      let socket = try BrokerSocket(adopting: socket)
      return serve(socket, options: options, secrets: secrets)
    } catch {
      complain("there is no socket on descriptor \(socket) (\(error.reason)): it is started by keyline.")
      return usageStatus
    }
  }

  private static func serve(
    _ socket: BrokerSocket, options: BrokerOptions, secrets: EnvironmentSecrets
  ) -> Int32 {
    let environment = Environment.current
    let store = BrokerStore(options, environment: environment, secrets: secrets)
    let broker = Broker(
      store: store, client: HTTPClient(trust: HTTPTrust(environment: environment)), post: socket.post)
    let (lines, arrivals) = AsyncStream<[UInt8]>.makeStream()
    let finished = Completion()
    Task {
      await broker.serve(lines)
      finished.signal()
    }
    let end = socket.run { arrivals.yield($0) }
    arrivals.finish()
    // What was under way is written down; what cannot be by then is not waited for.
    finished.wait(milliseconds: 500)
    ChildProcesses.killAll()
    _exit(end == .overrun ? 1 : 0)
  }

  private static func complain(_ sentence: String) {
    let line = Array("keyline-broker: \(sentence)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
