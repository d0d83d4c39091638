/// What a run begins with: the text and the place in it.
public struct Beginning: Equatable, Sendable {
  /// The text.
  public var text: PieceTree
  /// The cursor, or what is selected.
  public var selection: TextSelection
  /// What kind of text it is; nil to leave that as it is.
  public var purpose: Purpose?
  /// Whether nothing is learnt or sent.
  public var isIncognito: Bool

  /// Creates a beginning.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The cursor or the selection, in bytes of the text.
  ///   - purpose: What kind of text it is; nil to leave that as it is.
  ///   - isIncognito: Whether nothing is learnt or sent.
  public init(
    text: PieceTree = PieceTree(), selection: TextSelection, purpose: Purpose? = nil,
    isIncognito: Bool = false
  ) {
    self.text = text
    self.selection = selection
    self.purpose = purpose
    self.isIncognito = isIncognito
  }
}
