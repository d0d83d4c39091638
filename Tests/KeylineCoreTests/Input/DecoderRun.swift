import KeylineCore

/// Feeds a decoder step by step with a clock of its own, and says what came out in few words.
struct DecoderRun {
  var decoder = InputDecoder()
  var now = Duration.zero
  var events: [InputEvent] = []

  /// Feeds text as bytes.
  mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  mutating func feed(_ bytes: [UInt8]) { decoder.feed(bytes.span, now: now, into: &events) }

  /// Feeds one byte after the other with a pause before each.
  mutating func feed(_ text: String, every pause: Duration) {
    for byte in text.utf8 {
      wait(pause)
      feed([byte])
    }
  }

  /// Lets time pass as the poll loop does: `expire` is called when the deadline has come.
  mutating func wait(_ time: Duration) {
    let end = now + time
    while let deadline = decoder.deadline, deadline <= end {
      now = max(now, deadline)
      decoder.expire(now: now, into: &events)
    }
    now = end
  }

  mutating func wait(milliseconds: Int) { wait(.milliseconds(milliseconds)) }

  /// The text that would be typed: characters without modifiers, line ends and pastes.
  var text: String {
    events.map { event in
      switch event {
      case .key(let key) where key.phase == .press && key.chord.modifiers.isEmpty:
        return Self.text(key.chord.key)
      case .paste(let bytes): return String(decoding: bytes, as: UTF8.self)
      default: return ""
      }
    }.joined()
  }

  /// The chords of all presses, in notation.
  var chords: [String] {
    events.compactMap { event in
      if case .key(let key) = event, key.phase == .press { return key.chord.notation }
      return nil
    }
  }

  private static func text(_ key: Key) -> String {
    switch key {
    case .character(let character): return String(character)
    case .enter: return "\n"
    case .tab: return "\t"
    default: return ""
    }
  }

  /// What bytes mean when they come at once and nothing follows.
  static func events(of text: String) -> [InputEvent] {
    var run = DecoderRun()
    run.feed(text)
    run.wait(.seconds(20))
    return run.events
  }
}
