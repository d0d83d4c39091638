extension InputDecoder {
  /// How long the decoder waits for what.
  enum Wait {
    /// For a byte that makes a lone ESC the start of something.
    static let escape = Duration.milliseconds(25)
    /// For the tail of a sequence whose ESC has already acted as Escape.
    static let lateTail = Duration.milliseconds(300)
    /// For the next byte of a tail that may yet be text.
    static let held = Duration.milliseconds(150)
    /// For the next byte of a control sequence.
    static let sequence = Duration.milliseconds(300)
    /// For the next piece of a string.
    static let string = Duration.milliseconds(150)
    /// Bytes closer together than this were not typed.
    static let machinePace = Duration.milliseconds(50)
    /// For the rest of a sequence or string that has become stale.
    static let stale = Duration.seconds(2)
    /// For more text of a burst.
    static let burst = Duration.milliseconds(30)
    /// For more of a paste, before the part that has come is delivered.
    static let pastePart = Duration.milliseconds(100)
    /// For more of a paste, before its end is taken to be lost.
    static let paste = Duration.seconds(1)
    /// For more of a paste than single keys at the pace of a person.
    static let typedPaste = Duration.seconds(3)
    /// For the rest of a paste whose end was taken to be lost.
    static let stalePaste = Duration.seconds(10)
  }

  /// When `expire` wants to be called, nil when only bytes can change anything.
  public var deadline: Duration? {
    switch state {
    case .ground, .scalar, .lateEscape, .staleControl, .staleString, .stalePaste: return nil
    case .escape: return lastFeed + Wait.escape
    case .paste:
      return min(
        lastFeed + (paste.isEmpty ? Wait.paste : Wait.pastePart), (pasteTime ?? lastFeed) + Wait.typedPaste)
    case _ where held != nil: return lastFeed + Wait.held
    case .string: return stringTime + Wait.string
    case .control, .linuxFunction, .singleShift, .x10Mouse, .stringEscape: return lastFeed + Wait.sequence
    }
  }

  /// Acts on everything that has waited too long.
  ///
  /// - Parameters:
  ///   - now: The time since the start of the run.
  ///   - events: Gets what follows: an Escape key, text that was held, a part of a paste.
  public mutating func expire(now: Duration, into events: inout [InputEvent]) {
    while let deadline, deadline <= now { expireState(now, &events) }
  }

  private mutating func expireState(_ now: Duration, _ events: inout [InputEvent]) {
    switch state {
    case .escape:
      let presses = isAlt ? 2 : 1
      for _ in 0..<presses { events.append(.key(KeyEvent(KeyChord(.escape)))) }
      escapeTime = lastFeed
      leave()
      state = .lateEscape
    case .paste where !paste.isEmpty: deliverPaste(&events)
    case .paste: state = .stalePaste
    case .control where held == nil && !isOverlong:
      if isAlt { events.append(.key(KeyEvent(KeyChord(.escape)))) }
      isAlt = false
      state = .staleControl
    case .string(let kind) where held == nil: state = .staleString(kind)
    default: abandon(&events)
    }
  }

  /// Judges by the first piece that comes after a long wait whether it still belongs to what went before.
  mutating func resume(with bytes: Span<UInt8>, _ now: Duration) {
    switch state {
    case .staleControl:
      if now - lastFeed > Wait.stale { return leave() }
      state = .control
      held = []
    case .staleString(let kind):
      if now - lastFeed > Wait.stale || !Self.continues(kind, bytes) { return leave() }
      state = .string(kind)
      stringTime = now
    case .stalePaste:
      if now - lastFeed > Wait.stalePaste || !continuesPaste(bytes) { return leavePaste() }
      state = .paste
      pasteTime = now
    default: break
    }
  }
}
