import KeylineCore

/// What a decoder made of a stream of bytes.
struct DecodedStream {
  /// What time does between the pieces of a stream.
  enum Time {
    /// All pieces come at once.
    case stands
    /// The decoder is called at each of its deadlines, as the keyboard's loop does.
    case passesPromptly
    /// The decoder hears of the time only with the next piece, as when the loop was busy.
    case passesUnnoticed
  }

  /// The events, with every paste taken apart into keys: where a burst of text begins may depend on how the
  /// stream was split, what it says may not.
  private(set) var meaning: [InputEvent] = []

  private var decoder = InputDecoder()
  private var now = Duration.zero

  /// Pauses on both sides of everything the decoder waits for, in milliseconds.
  private static let pauses = [0, 0, 0, 1, 24, 25, 26, 31, 51, 101, 149, 151, 299, 301, 2001, 10_001]

  /// Feeds a fresh decoder.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - splits: Lengths of pieces in the low halves, pauses after them in the high ones, over and over;
  ///     one piece when empty.
  ///   - time: What the pauses do.
  ///   - awaitedReports: How many cursor reports are awaited.
  init(_ bytes: [UInt8], splits: [UInt8], time: Time, awaitedReports: Int) {
    decoder.expectsCursorReport = awaitedReports
    var events: [InputEvent] = []
    var start = 0
    var turn = 0
    while start < bytes.count {
      let split = splits.isEmpty ? nil : splits[turn % splits.count]
      let end = min(start + (split.map { 1 + Int($0 & 0x0F) } ?? bytes.count), bytes.count)
      decoder.feed(bytes.span.extracting(start..<end), now: now, into: &events)
      pass(.milliseconds(Self.pauses[Int((split ?? 0) >> 4)]), time, &events)
      start = end
      turn += 1
    }
    pass(.seconds(60), time == .stands ? .passesPromptly : time, &events)
    decoder.expire(now: now, into: &events)
    precondition(decoder.deadline == nil, "waits for ever")
    precondition(events.count <= bytes.count + 2, "more events than bytes")
    for event in events { append(event) }
  }

  private mutating func pass(_ duration: Duration, _ time: Time, _ events: inout [InputEvent]) {
    guard time != .stands else { return }
    let end = now + duration
    while time == .passesPromptly, let deadline = decoder.deadline, deadline <= end {
      decoder.expire(now: deadline, into: &events)
      if let next = decoder.deadline { precondition(next > deadline, "a deadline that has passed") }
    }
    now = end
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
