import CCurl
import KeylineCore

/// One request and its answer, as libcurl performs it.
final class HTTPTransfer {
  let number: Int
  let handle: UnsafeMutableRawPointer
  private let events: AsyncStream<HTTPEvent>.Continuation
  private let longestBody: Int
  private var lines: UnsafeMutablePointer<curl_slist>?
  private var answer = HTTPHeadReader()
  private var bodyCount = 0
  private var isSent = false

  /// Prepares a transfer.
  init(_ order: HTTPOrder, trust: HTTPTrust) {
    guard let handle = curl_easy_init() else { preconditionFailure("there is memory for a transfer") }
    self.handle = handle
    number = order.number
    events = order.events
    longestBody = order.limits.bodyBytes
    set(order.request)
    set(order.limits)
    set(trust)
    setCallbacks()
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(lines)
  }

  /// The transfer that a handle belongs to.
  static func of(_ handle: UnsafeMutableRawPointer) -> HTTPTransfer {
    var owner: UnsafeMutableRawPointer?
    kl_curl_owner(handle, &owner)
    return of(owner: owner)
  }

  private static func of(owner: UnsafeMutableRawPointer?) -> HTTPTransfer {
    guard let owner else { preconditionFailure("every transfer knows its object") }
    return Unmanaged<HTTPTransfer>.fromOpaque(owner).takeUnretainedValue()
  }

  // MARK: Options

  private func set(_ request: HTTPRequest) {
    kl_curl_set_text(handle, CURLOPT_URL, request.address)
    kl_curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    // One request a connection at a time, so that what is shown of it is what is sent.
    kl_curl_set_number(handle, CURLOPT_HTTP_VERSION, KL_CURL_HTTP_1_1)
    kl_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.utf8.count))
    kl_curl_set_text(handle, CURLOPT_COPYPOSTFIELDS, request.body)
    kl_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    // Without a value, libcurl leaves out what it would add by itself.
    for line in request.headers.map({ "\($0.name): \($0.value)" }) + ["Accept:", "Expect:", "Proxy-Connection:"] {
      lines = curl_slist_append(lines, line)
    }
    kl_curl_set_pointer(handle, CURLOPT_HTTPHEADER, lines)
    if ProviderAddress.isLoopback(request.address) { kl_curl_set_text(handle, CURLOPT_NOPROXY, "*") }
    kl_curl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    kl_curl_set_number(handle, CURLOPT_TCP_NODELAY, 1)
  }

  private func set(_ limits: HTTPLimits) {
    kl_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    // A name that is still being looked for holds up neither a cancellation nor the end of the process.
    kl_curl_set_number(handle, CURLOPT_QUICK_EXIT, 1)
    kl_curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, limits.connectMilliseconds)
    kl_curl_set_number(handle, CURLOPT_TIMEOUT_MS, limits.totalMilliseconds)
  }

  private func set(_ trust: HTTPTrust) {
    if let file = trust.file { kl_curl_set_text(handle, CURLOPT_CAINFO, file) }
    if let folder = trust.folder { kl_curl_set_text(handle, CURLOPT_CAPATH, folder) }
  }

  private func setCallbacks() {
    let owner = Unmanaged.passUnretained(self).toOpaque()
    kl_curl_set_pointer(handle, CURLOPT_PRIVATE, owner)
    kl_curl_set_pointer(handle, CURLOPT_PREREQDATA, owner)
    kl_curl_set_request(handle) { owner, _, _, _, _ in
      HTTPTransfer.of(owner: owner).noteSent()
      return 0
    }
    kl_curl_set_pointer(handle, CURLOPT_HEADERDATA, owner)
    kl_curl_set_bytes(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, owner in
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      HTTPTransfer.of(owner: owner).noteHeader(String(decoding: line, as: UTF8.self))
      return size * count
    }
    kl_curl_set_pointer(handle, CURLOPT_WRITEDATA, owner)
    kl_curl_set_bytes(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, owner in
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return HTTPTransfer.of(owner: owner).noteBody(piece) ? size * count : 0
    }
  }

  // MARK: What happens

  private func noteSent() {
    // A connection that turns out to be gone is made once more, unnoticed.
    if !isSent { events.yield(.sent) }
    isSent = true
  }

  private func noteHeader(_ line: String) {
    if let head = answer.read(line) { events.yield(.head(head)) }
  }

  private func noteBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    bodyCount += piece.count
    guard bodyCount <= longestBody else { return false }
    events.yield(.body(Array(piece)))
    return true
  }

  /// Tells how it ended.
  func finish(_ result: CURLcode) {
    events.yield(failure(result).map(HTTPEvent.failed) ?? .ended)
    events.finish()
  }

  /// Ends without a word, with the client.
  func abandon() { events.finish() }

  private func failure(_ result: CURLcode) -> HTTPFailure? {
    let words = String(cString: curl_easy_strerror(result))
    switch result {
    case CURLE_OK: return nil
    case CURLE_URL_MALFORMAT: return .badAddress
    case CURLE_OPERATION_TIMEDOUT:
      return isSent ? .timedOut : .noConnection("No connection came about in time")
    case _ where bodyCount > longestBody: return .tooLong
    case _ where answer.isComplete: return .brokenOff
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return isSent ? .notHTTP : .badAddress
    default: return .noConnection(words)
    }
  }
}
