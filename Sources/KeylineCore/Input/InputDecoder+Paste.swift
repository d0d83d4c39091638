/// Bracketed paste: everything up to the terminator is content, whatever it looks like.
extension InputDecoder {
  private static let introducer = Array("\u{1b}[200~".utf8)
  private static let terminator = Array("\u{1b}[201~".utf8)
  /// The most bytes of one key.
  private static let keyLength = 8

  mutating func enterPaste() {
    pasteTime = nil
    state = .paste
    paste = []
    pasteMatched = 0
    isPasteAfterReturn = false
  }

  mutating func leavePaste() {
    paste = []
    pasteMatched = 0
    leave()
  }

  /// Takes content up to the next ESC, or one byte of what may be the terminator.
  mutating func pasted(_ bytes: Span<UInt8>, at index: Int, _ events: inout [InputEvent]) -> Int {
    if pasteMatched == 0 { return content(bytes, from: index) }
    if bytes[index] == Self.terminator[pasteMatched] {
      pasteMatched += 1
      if pasteMatched == Self.terminator.count {
        deliverPaste(&events)
        leavePaste()
      }
      return index + 1
    }
    paste.append(contentsOf: Self.terminator.prefix(pasteMatched))
    pasteMatched = 0
    return index
  }

  private mutating func content(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x1b { end += 1 }
    bytes.extracting(start..<end).withUnsafeBufferPointer { paste.append(contentsOf: $0) }
    if end == bytes.count { return end }
    pasteMatched = 1
    return end + 1
  }

  /// Delivers what has been gathered, if anything has.
  mutating func deliverPaste(_ events: inout [InputEvent]) {
    var text: [UInt8] = []
    text.reserveCapacity(paste.count)
    paste.withUnsafeBufferPointer {
      LineEnds.append($0, isAfterReturn: &isPasteAfterReturn, to: &text)
    }
    paste = []
    if !text.isEmpty { events.append(.paste(text)) }
  }
}

// MARK: Lost ends

extension InputDecoder {
  /// Gives a paste more time when what comes was not typed by a person.
  mutating func renewPaste(after bytes: Span<UInt8>, _ now: Duration) {
    guard state == .paste else { return }
    let isKey = Self.isOneCharacter(bytes) || bytes[0] == 0x1b && bytes.count <= Self.keyLength
    if pasteTime == nil || !isKey || now - lastFeed <= Wait.machinePace { pasteTime = now }
  }

  /// Whether a piece that arrives after a long silence still belongs to a paste.
  ///
  /// A long piece that begins with ESC is no paste: reports of a mouse come like this.
  func continuesPaste(_ bytes: Span<UInt8>) -> Bool {
    if Self.starts(bytes, with: Self.introducer[...]) { return false }
    let rest = Self.terminator[pasteMatched...]
    if pasteMatched > 0, Self.starts(bytes, with: rest) { return true }
    // Half a terminator is no key that anyone types.
    if pasteMatched > 1, bytes.count < rest.count, Self.starts(bytes, with: rest.prefix(bytes.count)) {
      return true
    }
    if bytes.count >= Self.burstLength, bytes[0] != 0x1b { return true }
    return bytes.indices.contains {
      bytes[$0] == 0x1b && Self.starts(bytes.extracting(droppingFirst: $0), with: Self.terminator[...])
    }
  }

  private static func starts(_ bytes: Span<UInt8>, with other: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= other.count else { return false }
    for (index, byte) in zip(bytes.indices, other) where bytes[index] != byte { return false }
    return true
  }
}
