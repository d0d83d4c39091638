/// OSC, DCS, APC, PM and SOS: terminals answer in them, and nothing in them is text.
extension InputDecoder {
  /// A piece without a terminator that is at least this long was not typed.
  private static let pieceLength = 256

  /// Swallows a string up to its end, keeping the first bytes.
  mutating func string(
    _ kind: StringKind, _ bytes: Span<UInt8>, at index: Int, _ events: inout [InputEvent]
  ) -> Int {
    var end = index
    while end < bytes.count, !Self.ends(kind, bytes[end]) {
      if body.count < Self.bodyLimit { body.append(bytes[end]) }
      end += 1
    }
    if body.count == Self.bodyLimit { isOverlong = true }
    guard end < bytes.count else { return end }
    switch bytes[end] {
    case 0x1b: state = .stringEscape(kind)
    case 0x07: finishString(kind, &events)
    default: leave()
    }
    return end + 1
  }

  private static func ends(_ kind: StringKind, _ byte: UInt8) -> Bool {
    byte == 0x1b || byte == 0x18 || byte == 0x1a || byte == 0x07 && kind == .osc
  }

  /// Takes the byte after ESC in a string: `\` ends it, anything else begins something new.
  mutating func stringEscape(_ kind: StringKind, _ byte: UInt8, _ events: inout [InputEvent]) -> Bool {
    if byte == UInt8(ascii: "\\") {
      finishString(kind, &events)
      return true
    }
    leave()
    state = .escape
    return false
  }

  private mutating func finishString(_ kind: StringKind, _ events: inout [InputEvent]) {
    let isReply = !isOverlong && Self.isReply(kind, body)
    leave()
    if isReply { events.append(.reply(.other)) }
  }

  /// Whether a string has the form of an answer: `OSC number ; …`, or a DCS with one of their introducers.
  private static func isReply(_ kind: StringKind, _ body: [UInt8]) -> Bool {
    lateForm(kind, body) == .whole
  }

  /// Takes a byte of what may be a string whose ESC has acted as Escape.
  ///
  /// As soon as it has the form of an answer it is one; as soon as it cannot have it, it is text.
  mutating func lateString(
    _ kind: StringKind, _ byte: UInt8, _ now: Duration, _ events: inout [InputEvent]
  ) -> Bool {
    guard (0x20...0x7e).contains(byte) else {
      abandon(&events)
      return false
    }
    gather(byte)
    switch Self.lateForm(kind, body) {
    case .part: break
    case .none: abandon(&events)
    case .whole:
      held = nil
      stringTime = now
    }
    return true
  }

  /// How much of the beginning of an answer a body has.
  private enum Form { case none, part, whole }

  private static func lateForm(_ kind: StringKind, _ body: [UInt8]) -> Form {
    let numbers = body.prefix { (0x30...0x39).contains($0) || kind == .dcs && $0 == UInt8(ascii: ";") }
    let rest = body.dropFirst(numbers.count)
    switch kind {
    case .osc:
      if numbers.isEmpty || numbers.count > 4 { return body.isEmpty ? .part : .none }
      if rest.isEmpty { return .part }
      return rest.first == UInt8(ascii: ";") ? .whole : .none
    case .dcs:
      if numbers.count > 8 { return .none }
      let introducers = [">|", "!|", "$r", "+r"]
      if introducers.contains(where: { rest.starts(with: $0.utf8) }) { return .whole }
      return introducers.contains { $0.utf8.starts(with: rest) } ? .part : .none
    case .apc:
      if body.isEmpty { return .part }
      return body.first == UInt8(ascii: "G") ? .whole : .none
    case .pm, .sos: return .none
    }
  }

  /// Gives a string more time when what came last was no person typing.
  mutating func renewString(after bytes: Span<UInt8>, _ now: Duration) {
    guard case .string(let kind) = state else { return }
    let isTyped = Self.isOneCharacter(bytes) && now - lastFeed > Wait.machinePace
    if !isTyped || Self.fitsColourReply(kind, body) { stringTime = now }
  }

  /// Whether a piece that arrives after a long wait still belongs to a string.
  static func continues(_ kind: StringKind, _ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] < 0x20 {
      if bytes[index] == 0x07 { return kind == .osc }
      return bytes[index] == 0x1b && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\\")
    }
    return bytes.count >= pieceLength
  }

  static func isOneCharacter(_ bytes: Span<UInt8>) -> Bool {
    bytes.count == max(1, UTF8Shape.length(lead: bytes[0]))
  }

  /// Whether so far this is `OSC number ; rgb:ffff/ffff/ffff`.
  private static func fitsColourReply(_ kind: StringKind, _ body: [UInt8]) -> Bool {
    guard kind == .osc, let first = body.first, (0x30...0x39).contains(first) else { return false }
    let letters = Set("0123456789abcdefABCDEF:;/rgb".utf8)
    return body.allSatisfy { letters.contains($0) }
  }
}
