/// The one line end of texts in memory is LF; terminals and clipboards send CR and CRLF too.
enum LineEnds {
  /// Appends `bytes` to `text` with each CR and CRLF as one LF.
  ///
  /// - Parameters:
  ///   - bytes: A piece of a text.
  ///   - isAfterReturn: Whether the piece before ended in CR, so that LF here is the rest of that line end;
  ///     afterwards whether this one does.
  ///   - text: Gets the bytes.
  /// - Complexity: O(n) in the bytes.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, isAfterReturn: inout Bool, to text: inout [UInt8]
  ) {
    var start = bytes.startIndex
    if isAfterReturn, bytes.first == 0x0a { start += 1 }
    if !bytes.isEmpty { isAfterReturn = bytes.last == 0x0d }
    while let end = bytes[start...].firstIndex(of: 0x0d) {
      text.append(contentsOf: bytes[start..<end])
      text.append(0x0a)
      start = end + 1
      if start < bytes.endIndex, bytes[start] == 0x0a { start += 1 }
    }
    text.append(contentsOf: bytes[start...])
  }
}
