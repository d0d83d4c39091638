import KeylineCore

/// Makes events of the bytes of a provider's answer, wherever they are split.
///
/// An answer is a stream of events, or one JSON object where a server does not stream; its first character tells, since
/// what servers say of the type is not always so.
public struct AnswerReader: Sendable {
  private enum Form { case undecided, stream, whole, refusal, over }

  /// What is read of an answer that says why there is none.
  static let longestRefusal = 64 << 10

  private let head: HTTPResponseHead
  private let now: Int
  private let secret: String?
  private var dialect: any AnswerDialect
  private var form: Form
  private var parser = ServerSentEventParser()
  private var body: [UInt8] = []

  /// Starts to read an answer.
  ///
  /// - Parameters:
  ///   - head: What the answer began with.
  ///   - endpoint: Whose it is.
  ///   - now: The time of day as seconds since 1970, for servers that name the moment at which to ask again.
  public init(_ head: HTTPResponseHead, from endpoint: ProviderEndpoint, now: Int) {
    self.head = head
    self.now = now
    secret = endpoint.key
    dialect = endpoint.dialect
    form = head.isSuccess ? .undecided : .refusal
  }

  /// Takes the next bytes of the body.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: What they say; nothing once the answer is over.
  /// - Complexity: O(*n*) in the bytes.
  public mutating func feed(_ bytes: [UInt8]) -> [AnswerEvent] {
    switch form {
    case .over: return []
    case .undecided:
      guard let start = bytes.firstIndex(where: { !Self.isBlank($0) }) else { return [] }
      form = bytes[start] == UInt8(ascii: "{") ? .whole : .stream
      return feed(Array(bytes[start...]))
    case .stream:
      return parser.feed(bytes).reduce(into: []) { $0 += self.read($1) }
    case .whole:
      body += bytes
      return []
    case .refusal:
      body += bytes.prefix(Self.longestRefusal - body.count)
      return []
    }
  }

  /// Takes the end of the body.
  ///
  /// - Returns: What is left to say; nothing where the answer was over already.
  public mutating func finish() -> [AnswerEvent] {
    defer { form = .over }
    switch form {
    case .over: return []
    case .undecided: return [.failed(.malformed("it is empty"))]
    case .stream: return [presentable(dialect.end())]
    case .whole: return wholeAnswer().map(presentable)
    case .refusal: return [presentable(.failed(ErrorAnswer(body: body).error(head, now: now)))]
    }
  }

  private mutating func read(_ event: ServerSentEvent) -> [AnswerEvent] {
    if form == .over { return [] }
    let events = dialect.read(event)
    if let last = events.last, !last.isText { form = .over }
    return events.map(presentable)
  }

  private func wholeAnswer() -> [AnswerEvent] {
    do throws(JSONFault) {
      return dialect.read(whole: try JSONValue(received: body))
    } catch {
      return [.failed(.malformed("it is cut off, or no JSON"))]
    }
  }

  /// An event that may be shown: a provider's own words may hold anything, the key that it was given too.
  private func presentable(_ event: AnswerEvent) -> AnswerEvent {
    guard case .failed(.rejected(let status, let message)) = event else { return event }
    return .failed(.rejected(status: status, message: ProviderMessage.presentable(message, hiding: secret)))
  }

  /// Blanks, line breaks and a byte order mark come before some answers.
  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains(byte)
  }
}

extension AnswerEvent {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
