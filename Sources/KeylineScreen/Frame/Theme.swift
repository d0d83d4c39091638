/// The look of every style.
///
/// No state is told by colour alone: the attributes of a theme differ wherever two states of one thing must
/// be told apart, so that a theme works without its colours (`NO_COLOR`, two-coloured terminals).
public struct Theme: Hashable, Sendable {
  private var appearances: [CellAppearance]

  /// The look of a style.
  ///
  /// - Parameter style: A style.
  public subscript(style: CellStyle) -> CellAppearance {
    get { appearances[Int(style.rawValue)] }
    set { appearances[Int(style.rawValue)] = newValue }
  }

  /// The theme of attributes only, which needs no file: what is left when no theme can be read.
  public static let plain: Theme = {
    var theme = Theme(appearances: Array(repeating: CellAppearance(), count: CellStyle.allCases.count))
    let attributes: [(CellAttributes, [CellStyle])] = [
      (.bold, [.candidateBest, .keySpecial, .heat4, .toolbarKey, .notice]),
      (.dim, [.ghost, .dimmed, .guide, .candidateNumber, .keyDisabled, .overlayDimmed]),
      (.underline, [.match, .keyOneShot]),
      (.reverse, [.selection, .candidateSelected, .keyFocused, .overlaySelected]),
      ([.bold, .underline], [.badge, .heat5, .overlayTitle]),
      ([.reverse, .underline], [.matchCurrent]),
      ([.bold, .reverse], [.keyLit, .error]),
      ([.bold, .reverse, .underline], [.keyLocked]),
    ]
    for (attribute, styles) in attributes {
      for style in styles { theme[style].attributes = attribute }
    }
    return theme
  }()
}
