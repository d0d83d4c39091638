/// Text, control keys and UTF-8.
extension InputDecoder {
  /// A run of text at least this long was not typed.
  static let burstLength = 64

  /// Decodes on the ground: a whole run of text, or one byte that is none.
  mutating func text(
    _ bytes: Span<UInt8>, at index: Int, _ now: Duration, _ events: inout [InputEvent]
  ) -> Int {
    if isAfterReturn, now - lastFeed > Wait.burst { isAfterReturn = false }
    let end = UTF8Shape.textEnd(bytes, from: index)
    if end > index {
      let run = bytes.extracting(index..<end)
      run.withUnsafeBufferPointer { deliver($0, now, &events) }
      return end
    }
    isAfterReturn = false
    let byte = bytes[index]
    if byte == 0x1b {
      enter(.escape)
    } else if byte < 0x80 {
      events.append(.key(KeyEvent(Self.chord(ofByte: byte))))
    } else {
      beginScalar(byte)
    }
    return index + 1
  }

  private mutating func deliver(
    _ run: UnsafeBufferPointer<UInt8>, _ now: Duration, _ events: inout [InputEvent]
  ) {
    if run.count >= Self.burstLength || burstEnd.map({ now <= $0 }) ?? false {
      var text: [UInt8] = []
      text.reserveCapacity(run.count)
      LineEnds.append(run, isAfterReturn: &isAfterReturn, to: &text)
      if !text.isEmpty { events.append(.paste(text)) }
      burstEnd = now + Wait.burst
    } else {
      appendKeys(of: run, &events)
    }
  }

  private mutating func appendKeys(of run: UnsafeBufferPointer<UInt8>, _ events: inout [InputEvent]) {
    var index = 0
    while index < run.count {
      let byte = run[index]
      let length = UTF8Shape.length(lead: byte)
      let isRestOfLineEnd = byte == 0x0a && isAfterReturn
      isAfterReturn = byte == 0x0d
      if byte < 0x80 {
        if !isRestOfLineEnd { events.append(.key(KeyEvent(Self.chord(ofByte: byte)))) }
      } else if let scalar = UTF8Shape.scalar(run[index..<index + length]) {
        events.append(.key(KeyEvent(KeyChord(.character(Character(scalar))))))
      }
      index += length
    }
  }

  /// Begins a character of several bytes; a byte that begins none is dropped.
  mutating func beginScalar(_ lead: UInt8, alt: Bool = false) {
    if UTF8Shape.length(lead: lead) == 0 { return leave() }
    enter(.scalar)
    isAlt = alt
    body.append(lead)
  }

  /// Takes a byte of a character; one that does not fit ends it and is looked at anew.
  mutating func scalar(_ byte: UInt8, _ now: Duration, _ events: inout [InputEvent]) -> Bool {
    guard UTF8Shape.isValid(byte, at: body.count, lead: body[0]) else {
      leave()
      return false
    }
    body.append(byte)
    guard body.count == UTF8Shape.length(lead: body[0]) else { return true }
    if let scalar = UTF8Shape.scalar(body), !(0x80..<0xa0).contains(scalar.value) {
      if !isAlt, let end = burstEnd, now <= end {
        events.append(.paste(body))
        burstEnd = now + Wait.burst
      } else {
        events.append(.key(KeyEvent(KeyChord(.character(Character(scalar)), isAlt ? .alt : []))))
      }
    }
    leave()
    return true
  }
}
