/// An answer of a stub server, the bad manners included.
public struct StubAnswer: Sendable {
  /// How a client is to know where the body ends.
  public enum Framing: Sendable {
    /// By its length, which is what all steps send together.
    case length
    /// By a length that need not be true.
    case claimedLength(Int)
    /// Each step's bytes are a chunk.
    case chunked
    /// The connection ends with it.
    case untilClose
    /// There is no head: the steps send whatever they like.
    case raw
  }

  /// The status.
  public var status: Int
  /// Header lines besides those of the framing.
  public var headers: [(name: String, value: String)]
  /// How the end of the body is told.
  public var framing: Framing
  /// What is done, in order, after the head has been sent.
  public var steps: [StubStep]

  /// Creates an answer.
  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [], framing: Framing = .chunked,
    steps: [StubStep]
  ) {
    self.status = status
    self.headers = headers
    self.framing = framing
    self.steps = steps
  }

  /// Creates an answer of JSON, of its true length.
  public static func json(
    _ text: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> StubAnswer {
    StubAnswer(
      status: status, headers: [("content-type", "application/json")] + headers, framing: .length,
      steps: [.send(text)])
  }

  /// Creates a stream of server-sent events.
  public static func stream(_ steps: [StubStep]) -> StubAnswer {
    StubAnswer(headers: [("content-type", "text/event-stream")], steps: steps)
  }

  /// The head as it is sent.
  var head: [UInt8] {
    var lines = headers.map { "\($0.name): \($0.value)" }
    switch framing {
    case .raw: return []
    case .length: lines.append("content-length: \(length)")
    case .claimedLength(let length): lines.append("content-length: \(length)")
    case .chunked: lines.append("transfer-encoding: chunked")
    case .untilClose: lines.append("connection: close")
    }
    return Array((["HTTP/1.1 \(status) Stub"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
  }

  private var length: Int {
    steps.reduce(0) { length, step in
      switch step {
      case .send(let bytes), .trickle(let bytes): length + bytes.count
      case .flood(let bytes): length + bytes
      case .gate, .stall, .reset, .close: length
      }
    }
  }

  /// Whether the connection can take another request after this answer.
  var keepsConnection: Bool {
    switch framing {
    case .length, .chunked: true
    case .claimedLength, .untilClose, .raw: false
    }
  }
}
