/// What is asked of the clipboard programs, in order and one at a time.
///
/// Such a program may take seconds, and the key that asks repeats: a request is sent when the one before it has
/// been answered.
struct ClipboardQueue {
  /// What the launcher is asked to do.
  enum Request: Equatable {
    case copy([UInt8])
    case paste
  }

  private var requests: [Request] = []
  private var next = 0
  private var isUnderWay = false

  /// Asks for something; of copies that nobody pastes in between, only the last counts.
  mutating func add(_ request: Request) {
    if case .copy = request, next < requests.count, case .copy = requests[requests.count - 1] {
      requests.removeLast()
    }
    requests.append(request)
  }

  /// Takes what is to be sent now; nil while an answer is awaited.
  mutating func takeNext() -> Request? {
    guard !isUnderWay, next < requests.count else { return nil }
    isUnderWay = true
    defer { advance() }
    return requests[next]
  }

  /// Takes the last copy, and gives up the rest: no answer will be read any more.
  mutating func takeLastCopy() -> Request? {
    defer { self = ClipboardQueue() }
    return requests[next...].last { $0 != .paste }
  }

  /// The launcher has answered.
  mutating func answered() { isUnderWay = false }

  private mutating func advance() {
    next += 1
    guard next == requests.count else { return }
    requests.removeAll()
    next = 0
  }
}
