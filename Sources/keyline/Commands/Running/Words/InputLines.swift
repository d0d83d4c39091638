/// Cuts the lines that another program sends; one that is too long is left out whole.
struct InputLines {
  /// A line, without its end.
  enum Line: Hashable {
    case whole([UInt8])
    case tooLong
  }

  /// The longest line that is read, in bytes.
  static let longest = 64 << 10

  private var rest: [UInt8] = []
  private var isTooLong = false

  /// Takes what was read.
  ///
  /// - Parameter bytes: The next bytes.
  /// - Returns: The lines that are whole now.
  /// - Complexity: O(*n*) in the bytes.
  mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var bytes = bytes
    while let end = bytes.firstIndex(of: 0x0A) {
      keep(bytes[..<end])
      lines.append(take())
      bytes = bytes[(end + 1)...]
    }
    keep(bytes)
    return lines
  }

  /// What is left when nothing more comes; nil when the last line had its end.
  mutating func finish() -> Line? { rest.isEmpty && !isTooLong ? nil : take() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    isTooLong = isTooLong || rest.count + bytes.count > Self.longest
    if isTooLong { rest = [] } else { rest += bytes }
  }

  private mutating func take() -> Line {
    defer {
      rest = []
      isTooLong = false
    }
    return isTooLong ? .tooLong : .whole(rest)
  }
}
