import KeylineCore

/// What a provider says of why there is no answer.
///
/// Anthropic writes `{"type":"error","error":{"type":…,"message":…}}`, OpenAI `{"error":{"message":…,"type":…,"code":…}}`;
/// of the servers like it some have a text in place of the object, and some no object around it.
struct ErrorAnswer: Equatable, Sendable {
  /// Its own words; empty where there are none.
  var message = ""
  /// The words of the protocol for what happened: type and code.
  var marks: Set<String> = []
  /// A status that the answer names itself, as in a stream that had begun with 200.
  var status: Int?

  /// Reads the body of an answer, which may be anything.
  init(body: [UInt8]) {
    var value = JSONValue.null
    do throws(JSONFault) {
      value = try JSONValue(received: body)
    } catch {
      // A page of a proxy, say: nothing of it is worth showing.
    }
    self.init(value)
  }

  /// Reads the error in a value; one without any is empty.
  init(_ value: JSONValue) {
    let error = value["error"] ?? value
    message =
      error.string ?? error["message"]?.string ?? value["message"]?.string ?? value["detail"]?.string ?? ""
    for holder in [error, error["details"], value["details"]].compactMap(\.self) {
      for name in ["type", "code", "error_code"] {
        if let mark = holder[name]?.string { marks.insert(mark) }
      }
    }
    status = error["code"]?.integer.flatMap { (400..<600).contains($0) ? $0 : nil } ?? Self.status(of: marks)
  }

  /// The error of an answer.
  ///
  /// - Parameters:
  ///   - head: What the answer began with.
  ///   - now: The time of day as seconds since 1970.
  /// - Returns: The error.
  func error(_ head: HTTPResponseHead, now: Int) -> CompletionError {
    error(status: head.status, seconds: head.retryAfter(now: now).map { ($0 + 999) / 1000 })
  }

  /// The error of an answer that had begun well.
  func error() -> CompletionError { error(status: status ?? 200, seconds: nil) }

  private func error(status: Int, seconds: Int?) -> CompletionError {
    switch status {
    case 429 where marks.isDisjoint(with: Self.finalMarks): .rateLimited(seconds: seconds)
    case 408, 500...: .overloaded(status: status)
    default: .rejected(status: status, message: message)
    }
  }

  /// What waiting does not mend.
  private static let finalMarks: Set<String> = [
    "enforced_spend_limit_reached", "insufficient_quota", "billing_error",
  ]

  private static let statuses: [(mark: String, status: Int)] = [
    ("invalid_request_error", 400), ("authentication_error", 401), ("billing_error", 402),
    ("permission_error", 403), ("not_found_error", 404), ("request_too_large", 413),
    ("insufficient_quota", 429), ("rate_limit_error", 429), ("rate_limit_exceeded", 429), ("api_error", 500),
    ("server_error", 500), ("timeout_error", 504), ("overloaded_error", 529),
  ]

  private static func status(of marks: Set<String>) -> Int? {
    statuses.first { marks.contains($0.mark) }?.status
  }
}
