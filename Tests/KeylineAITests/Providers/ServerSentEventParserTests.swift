import Testing

@testable import KeylineAI

/// Streams of server-sent events, by the rules of the HTML standard.
@Suite struct ServerSentEventParserTests {
  struct Stream: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let events: [ServerSentEvent]

    init(_ name: String, _ text: String, _ events: [(String, String)]) {
      self.name = name
      self.text = text
      self.events = events.map { ServerSentEvent(name: $0.0, data: $0.1) }
    }

    var testDescription: String { name }
  }

  static let streams = [
    Stream("line feeds", "data: a\n\ndata: b\n\n", [("", "a"), ("", "b")]),
    Stream("carriage returns", "data: a\r\rdata: b\r\r", [("", "a"), ("", "b")]),
    Stream("both", "data: a\r\n\r\ndata: b\r\n\r\n", [("", "a"), ("", "b")]),
    Stream("mixed", "data: a\r\n\ndata: b\n\r\ndata: c\r\n\r", [("", "a"), ("", "b"), ("", "c")]),
    Stream("a name", "event: ping\ndata: {}\n\n", [("ping", "{}")]),
    Stream("a name after the data", "data: 1\nevent: x\n\n", [("x", "1")]),
    Stream("the last name counts", "event: a\nevent: b\ndata: 1\n\n", [("b", "1")]),
    Stream("a name is for one event", "event: a\ndata: 1\n\ndata: 2\n\n", [("a", "1"), ("", "2")]),
    Stream("a name without data is no event", "event: a\n\ndata: 1\n\n", [("", "1")]),
    Stream("data of several lines", "data: a\ndata: b\ndata\ndata: c\n\n", [("", "a\nb\n\nc")]),
    Stream("empty data is an event", "data:\n\n", [("", "")]),
    Stream("a field without a colon", "data\n\n", [("", "")]),
    Stream("one blank after the colon", "data:a\n\ndata:  b\n\n", [("", "a"), ("", " b")]),
    Stream("a colon in the value", "data: a: b\n\n", [("", "a: b")]),
    Stream("comments", ": keep-alive\n\n:\n\n: x\ndata: a\n: y\n\n", [("", "a")]),
    Stream("unknown fields", "id: 7\nretry: 10\nnonsense: 1\nDATA: no\ndata: a\n\n", [("", "a")]),
    Stream("a blank before the field is part of its name", " data: a\n\n", []),
    Stream("empty lines", "\n\n\ndata: a\n\n\n\n", [("", "a")]),
    Stream("a byte order mark", "\u{FEFF}data: a\n\n", [("", "a")]),
    Stream("a byte order mark later on is text", "data: a\n\n\u{FEFF}data: b\n\n", [("", "a")]),
    Stream("characters of many bytes", "data: é👩‍👩‍👧\n\n", [("", "é👩‍👩‍👧")]),
    Stream("an event that does not end", "data: a\n\ndata: b\n", [("", "a")]),
    Stream("a line that does not end", "data: a", []), Stream("nothing", "", []),
  ]

  @Test(arguments: streams) func `events are the same wherever the stream is split`(stream: Stream) {
    let bytes = Array(stream.text.utf8)
    for cut in 0...bytes.count {
      var parser = ServerSentEventParser()
      #expect(parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) == stream.events, "cut at \(cut)")
    }
    var parser = ServerSentEventParser()
    #expect(bytes.flatMap { parser.feed([$0]) } == stream.events, "byte by byte")
  }

  @Test func `bytes that are no UTF-8 do not stop it`() {
    var parser = ServerSentEventParser()
    let events = parser.feed(Array("data: a".utf8) + [0xFF, 0x0A, 0x0A] + Array("data: b\n\n".utf8))
    #expect(events.map(\.data) == ["a\u{FFFD}", "b"])
  }
}
