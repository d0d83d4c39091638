import KeylineCore

/// How one family of providers writes its answers.
protocol AnswerDialect: Sendable {
  /// Reads the next event of a stream.
  mutating func read(_ event: ServerSentEvent) -> [AnswerEvent]

  /// Reads the end of a stream.
  func end() -> AnswerEvent

  /// Reads an answer that came whole, from a server that does not stream.
  func read(whole: JSONValue) -> [AnswerEvent]
}

extension AnswerDialect {
  static func malformed(_ clause: String) -> AnswerEvent { .failed(.malformed(clause)) }

  /// Text as an event; an empty one is none.
  static func text(_ text: String?) -> [AnswerEvent] {
    text.map { $0.isEmpty ? [] : [.text($0)] } ?? []
  }
}
