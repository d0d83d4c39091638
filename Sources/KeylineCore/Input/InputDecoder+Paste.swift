/// Bracketed paste: everything up to the terminator is content, whatever it looks like.
extension InputDecoder {
  private static let terminator = Array("\u{1b}[201~".utf8)

  mutating func enterPaste() {
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
