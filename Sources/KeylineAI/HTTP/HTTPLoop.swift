import CCurl
import Glibc
import Synchronization

/// The thread that performs transfers, and what it is told.
///
/// Only the thread touches a transfer; of the set of them others use `curl_multi_wakeup`, which is made for it.
final class HTTPLoop: @unchecked Sendable {
  /// What the thread is told.
  enum Command: Sendable {
    case begin(HTTPOrder)
    case cancel(Int)
    case stop
  }

  private let commands = Mutex<[Command]>([])
  private let multi: UnsafeMutableRawPointer
  private let trust: HTTPTrust
  private var running: [Int: HTTPTransfer] = [:]

  private static let isReady: Bool = curl_global_init(KL_CURL_GLOBAL_DEFAULT) == CURLE_OK

  init(trust: HTTPTrust) {
    precondition(Self.isReady, "libcurl starts")
    guard let multi = curl_multi_init() else { preconditionFailure("there is memory for a set of transfers") }
    self.multi = multi
    self.trust = trust
  }

  /// Starts the thread, which owns this object until it is stopped.
  func start() {
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, Self.body, Unmanaged.passRetained(self).toOpaque())
    precondition(result == 0, "there is memory for a thread")
    pthread_detach(thread)
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { owner in
    guard let owner else { preconditionFailure("the thread has its loop") }
    Unmanaged<HTTPLoop>.fromOpaque(owner).takeRetainedValue().run()
    return nil
  }

  /// Tells the thread something.
  func add(_ command: Command) {
    commands.withLock { $0.append(command) }
    curl_multi_wakeup(multi)
  }

  private func run() {
    while obeyAll() {
      var left: Int32 = 0
      curl_multi_perform(multi, &left)
      finishAll()
      // It knows the moments at which transfers time out, and wakes up for them.
      curl_multi_poll(multi, nil, 0, .max, nil)
    }
    for transfer in running.values {
      curl_multi_remove_handle(multi, transfer.handle)
      transfer.abandon()
    }
    running = [:]
    curl_multi_cleanup(multi)
  }

  /// Does what was told; false when the end was told.
  private func obeyAll() -> Bool {
    let told = commands.withLock { commands in
      defer { commands = [] }
      return commands
    }
    for command in told {
      switch command {
      case .stop: return false
      case .begin(let order):
        let transfer = HTTPTransfer(order, trust: trust)
        running[order.number] = transfer
        curl_multi_add_handle(multi, transfer.handle)
      case .cancel(let number):
        // Closes the connection: what may still come over it belongs to nobody.
        if let transfer = running.removeValue(forKey: number) {
          curl_multi_remove_handle(multi, transfer.handle)
        }
      }
    }
    return true
  }

  private func finishAll() {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
      let result = kl_curl_result(message)
      let transfer = HTTPTransfer.of(handle)
      curl_multi_remove_handle(multi, handle)
      transfer.finish(result)
      running[transfer.number] = nil
    }
  }
}
