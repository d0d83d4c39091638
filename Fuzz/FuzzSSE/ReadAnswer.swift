import KeylineAI
import KeylineCore

/// What a reader made of the body of an answer.
struct ReadAnswer: Equatable {
  private(set) var text = ""
  private(set) var end: AnswerEvent?

  /// Feeds a fresh reader.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - splits: Lengths of pieces, less one, over and over; one piece when empty.
  ///   - head: What came before it.
  ///   - endpoint: Whose answer it is.
  init(_ body: [UInt8], splits: [UInt8], head: HTTPResponseHead, from endpoint: ProviderEndpoint) {
    var reader = AnswerReader(head, from: endpoint, now: 0)
    var start = 0
    var turn = 0
    while start < body.count {
      let length = splits.isEmpty ? body.count : 1 + Int(splits[turn % splits.count] & 0x3F)
      let end = min(start + length, body.count)
      add(reader.feed(Array(body[start..<end])))
      start = end
      turn += 1
    }
    add(reader.finish())
    precondition(end != nil, "an answer has an end")
    precondition(text.utf8.count <= body.count * 3, "more text than bytes")
  }

  private mutating func add(_ events: [AnswerEvent]) {
    for event in events {
      precondition(end == nil, "nothing follows the end")
      guard case .text(let piece) = event else {
        end = event
        continue
      }
      precondition(!piece.isEmpty, "a piece that says nothing")
      text += piece
    }
  }
}
