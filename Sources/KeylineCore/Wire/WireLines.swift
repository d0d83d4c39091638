/// Cuts what comes over a stream into lines.
public struct WireLines: Sendable {
  private var rest: [UInt8] = []
  /// Whether the other end sent a line that is too long; nothing it sends is read any more.
  public private(set) var isOverrun = false

  /// Starts with nothing read.
  public init() {}

  /// Takes what was read.
  ///
  /// - Parameter bytes: The next bytes of the stream.
  /// - Returns: The lines that are whole now, without their ends.
  /// - Complexity: O(*n*) in the bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    guard !isOverrun else { return [] }
    var lines: [[UInt8]] = []
    for byte in bytes {
      if byte == 0x0A {
        lines.append(rest)
        rest = []
      } else {
        rest.append(byte)
      }
    }
    if rest.count > Wire.longestLine {
      isOverrun = true
      rest = []
    }
    return lines
  }
}
