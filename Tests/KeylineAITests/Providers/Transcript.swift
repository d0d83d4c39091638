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
  func expect(in pieces: [ArraySlice<UInt8>], from provider: ProviderID, _ comment: Comment) throws {
    let endpoint = try SampleEndpoint.make(provider)
    let head = HTTPResponseHead(status: status, headers: headers)
    var reader = AnswerReader(head, from: endpoint, now: 0)
    let events = pieces.flatMap { reader.feed(Array($0)) } + reader.finish()
    let texts = events.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.joined() == text, comment)
    #expect(!texts.contains(""), comment)
    #expect(events.last == end, comment)
    #expect(events.count == texts.count + 1, comment)
    #expect(reader.feed(Array("data: {}\n\n".utf8)).isEmpty && reader.finish().isEmpty, "nothing follows")
  }

  /// Reads the body whole, split at every place, and byte by byte.
  func expectEverySplit(from provider: ProviderID) throws {
    let bytes = Array(body.utf8)
    for cut in 0...bytes.count {
      try expect(in: [bytes[..<cut], bytes[cut...]], from: provider, "cut at \(cut)")
    }
    try expect(in: bytes.indices.map { bytes[$0...$0] }, from: provider, "byte by byte")
  }
}
