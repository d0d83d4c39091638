import KeylineCore

/// What a decoder made of a stream of bytes.
struct DecodedStream {
  /// The events, with every paste taken apart into keys: where a burst of text begins may depend on how the
  /// stream was split, what it says may not.
  private(set) var meaning: [InputEvent] = []

  /// Feeds a fresh decoder.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - splits: The lengths of the pieces, over and over; one piece when empty.
  ///   - pauses: Whether time passes between the pieces, also taken from the lengths.
  init(_ bytes: [UInt8], splits: [UInt8], pauses: Bool) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    var now = Duration.zero
    var start = 0
    var turn = 0
    while start < bytes.count {
      let length = splits.isEmpty ? bytes.count : 1 + Int(splits[turn % splits.count] & 0x0f)
      let end = min(start + length, bytes.count)
      decoder.feed(bytes.span.extracting(start..<end), now: now, into: &events)
      if pauses {
        now += .milliseconds(Int(splits[turn % splits.count] >> 4) * 25)
        decoder.expire(now: now, into: &events)
        if let deadline = decoder.deadline { precondition(deadline > now, "a deadline that has passed") }
      }
      start = end
      turn += 1
    }
    decoder.expire(now: now + .seconds(60), into: &events)
    precondition(decoder.deadline == nil, "waits for ever")
    precondition(events.count <= bytes.count + 2, "more events than bytes")
    for event in events { append(event) }
  }

  private mutating func append(_ event: InputEvent) {
    guard case .paste(let text) = event else {
      meaning.append(event)
      return
    }
    for character in String(decoding: text, as: UTF8.self).unicodeScalars {
      let key: Key =
        switch character {
        case "\n": .enter
        case "\t": .tab
        default: .character(Character(character))
        }
      meaning.append(.key(KeyEvent(KeyChord(key))))
    }
  }
}
