/// The colours and attributes that a theme gives to a style.
public struct CellAppearance: Hashable, Sendable {
  /// The colour of the character; nil for the terminal's own.
  public var foreground: ThemeColor?
  /// The colour behind it; nil for the terminal's own.
  public var background: ThemeColor?
  /// Bold, dim and the like.
  public var attributes: CellAttributes

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the character.
  ///   - background: The colour behind it.
  ///   - attributes: Bold, dim and the like.
  public init(
    foreground: ThemeColor? = nil, background: ThemeColor? = nil, _ attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The same in the colours that a terminal has.
  ///
  /// - Parameter depth: What the terminal can show.
  /// - Returns: The appearance to draw.
  public func resolved(for depth: ColorDepth) -> CellAppearance {
    CellAppearance(
      foreground: foreground?.resolved(for: depth), background: background?.resolved(for: depth), attributes)
  }
}
