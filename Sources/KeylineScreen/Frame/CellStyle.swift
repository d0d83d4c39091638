/// What a cell *is*, from which a theme makes colours and attributes.
///
/// A pane never names a colour. The name of a case is its name in a theme file.
public enum CellStyle: UInt8, CaseIterable, Hashable, Sendable {
  // The document.
  case text, ghost, selection, dimmed, guide, match, matchCurrent
  // The suggestion bar.
  case bar, candidate, candidateBest, candidateSelected, candidateNumber, badge
  // The key grid.
  case key, keySpecial, keyLit, keyFocused, keyLocked, keyOneShot, keyDisabled
  // The toolbar and its messages.
  case toolbar, toolbarKey, notice, error
  // Pages and lists that lie over the document.
  case overlay, overlayTitle, overlaySelected, overlayDimmed
  // How often a key was pressed, from seldom to most.
  case heat1, heat2, heat3, heat4, heat5

  /// The name used in theme files.
  public var name: String { String(describing: self) }

  /// The style of a name in a theme file.
  ///
  /// - Parameter name: The name of a case.
  public init?(named name: String) {
    guard let style = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = style
  }
}
