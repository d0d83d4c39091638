/// Cuts a stream of server-sent events into events, by the rules of the HTML standard (WHATWG, section 9.2).
///
/// Identifiers and waits between connections are passed over: nothing here connects again by itself. An event that the
/// stream ends within is no event.
struct ServerSentEventParser: Sendable {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  private var line: [UInt8] = []
  private var isFirstLine = true
  private var lastWasCarriageReturn = false
  private var name = ""
  private var data: [String] = []

  /// Takes the next bytes of the stream, split anywhere.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The events that are whole now.
  /// - Complexity: O(*n*) in the bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in bytes {
      let endsPair = lastWasCarriageReturn && byte == Self.lineFeed
      lastWasCarriageReturn = byte == Self.carriageReturn
      if endsPair { continue }
      if byte == Self.lineFeed || byte == Self.carriageReturn {
        if let event = endLine() { events.append(event) }
      } else {
        line.append(byte)
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    if isFirstLine, line.starts(with: Self.byteOrderMark) { line.removeFirst(Self.byteOrderMark.count) }
    isFirstLine = false
    defer { line.removeAll(keepingCapacity: true) }
    if line.isEmpty { return dispatch() }
    let field = line.prefix { $0 != UInt8(ascii: ":") }
    var value = line.dropFirst(field.count + 1)
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    // A line that begins with a colon is a comment: its field has no name.
    switch String(decoding: field, as: UTF8.self) {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data": data.append(String(decoding: value, as: UTF8.self))
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      name = ""
      data = []
    }
    return data.isEmpty ? nil : ServerSentEvent(name: name, data: data.joined(separator: "\n"))
  }
}
