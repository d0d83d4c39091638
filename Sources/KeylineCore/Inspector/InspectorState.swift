/// The open inspector: which page, and how far it is scrolled.
public struct InspectorState: Hashable, Sendable {
  /// Its pages.
  public enum Page: Int, CaseIterable, Hashable, Sendable {
    case keys, requests, words, terminal, state, demonstration

    /// The page's name.
    public var title: String {
      switch self {
      case .keys: "keys"
      case .requests: "requests"
      case .words: "words"
      case .terminal: "terminal"
      case .state: "state"
      case .demonstration: "lab"
      }
    }
  }

  /// The page that is shown.
  public var page = Page.keys
  /// The first line that is shown.
  public var top = 0
  /// The knob that the arrows turn, on the page that has some.
  public var knob = 0
}
