/// How the lines of a file end.
public enum LineEnding: Hashable, Sendable {
  /// A line feed, as on Unix.
  case lf
  /// A carriage return and a line feed, as on Windows.
  case crlf

  /// The ending of a text's first line; `lf` when it has only one.
  ///
  /// - Parameter text: the text of a file.
  /// - Complexity: O(log n).
  public init(of text: PieceTree) {
    guard let newline = text.newline(atOrAfter: 0), newline > 0 else {
      self = .lf
      return
    }
    self = text.byte(at: newline - 1) == 0x0D ? .crlf : .lf
  }

  /// The bytes that end a line.
  public var bytes: [UInt8] { self == .lf ? [0x0A] : [0x0D, 0x0A] }

  /// Gives every line of a text this ending; carriage returns alone, as terminals paste them, count as one.
  ///
  /// - Parameter bytes: the text, valid UTF-8 or not.
  /// - Returns: the same text with every CR, LF and CR LF replaced.
  /// - Complexity: O(count).
  public func converting(_ bytes: [UInt8]) -> [UInt8] {
    var converted: [UInt8] = []
    converted.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: converted += self.bytes
      case 0x0A where previous == 0x0D: break
      case 0x0A: converted += self.bytes
      default: converted.append(byte)
      }
      previous = byte
    }
    return converted
  }
}
