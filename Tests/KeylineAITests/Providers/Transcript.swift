import KeylineCore
import Testing

@testable import KeylineAI

/// A body of a provider's answer, and what it says.
struct Transcript: CustomTestStringConvertible, Sendable {
  let name: String
  let status: Int
  let headers: [HTTPHeader]
  let body: String
  let text: String
  let end: AnswerEvent

  init(
    _ name: String, status: Int = 200, headers: [HTTPHeader] = [], _ body: String, says text: String = "",
    _ end: AnswerEvent
  ) {
    self.name = name
    self.status = status
    self.headers = headers
    self.body = body
    self.text = text
    self.end = end
  }

  var testDescription: String { name }

  /// Reads the body in pieces, and expects what it says.
  func expect(in pieces: [ArraySlice<UInt8>], from endpoint: ProviderEndpoint, _ comment: Comment) {
    var reader = AnswerReader(HTTPResponseHead(status: status, headers: headers), from: endpoint, now: 0)
    let events = pieces.flatMap { reader.feed(Array($0)) } + reader.finish()
    let texts = events.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let isOver = reader.feed(Array("data: {}\n\n".utf8)).isEmpty && reader.finish().isEmpty
    // Asked for at every split: an expectation costs far more than the comparison.
    if texts.joined() == text, !texts.contains(""), events.last == end, events.count == texts.count + 1,
      isOver
    {
      return
    }
    Issue.record("\(comment): it says \(events)\(isOver ? "" : ", and more")")
  }

  /// Reads the body whole, split at every place, and byte by byte.
  func expectEverySplit(from provider: ProviderID) throws {
    let endpoint = try SampleEndpoint.make(provider)
    let bytes = Array(body.utf8)
    for cut in 0...bytes.count {
      expect(in: [bytes[..<cut], bytes[cut...]], from: endpoint, "cut at \(cut)")
    }
    expect(in: bytes.indices.map { bytes[$0...$0] }, from: endpoint, "byte by byte")
  }
}
