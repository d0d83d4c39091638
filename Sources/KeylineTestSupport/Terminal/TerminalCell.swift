/// One cell of a screen, as a person sees it.
public struct TerminalCell: Hashable, Sendable {
  /// A colour of a cell.
  public enum Color: Hashable, Sendable {
    case standard
    /// One of the 256 colours of the palette.
    case indexed(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// Reads the code that the shim makes of libvterm's union.
    init(code: Int32) {
      switch code {
      case ..<0: self = .standard
      case ..<256: self = .indexed(UInt8(code))
      default:
        let rgb = code - 256
        self = .rgb(
          red: UInt8(rgb >> 16 & 0xff), green: UInt8(rgb >> 8 & 0xff), blue: UInt8(rgb & 0xff))
      }
    }
  }

  /// What is drawn; empty for a cell never written and for the right half of a wide character.
  public var text: String
  /// The number of cells it takes, 0 for the right half of a wide character.
  public var width: Int
  /// The attributes.
  public var bold, underline, italic, reverse: Bool
  /// The colours.
  public var foreground, background: Color
}
