/// How a cell is drawn apart from its colours.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes, on some terminals brighter.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter than text.
  public static let dim = CellAttributes(rawValue: 2)
  /// Slanted.
  public static let italic = CellAttributes(rawValue: 4)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 8)
  /// Foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 16)

  /// The attributes under their names in theme files.
  public static let named: [(name: String, attribute: CellAttributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
  ]
}
