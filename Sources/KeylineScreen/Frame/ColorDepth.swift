/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none, ansi8, ansi16, indexed256, trueColor

  /// The colours of its palette, or nil when any colour can be shown.
  var paletteSize: Int? {
    switch self {
    case .none: 0
    case .ansi8: 8
    case .ansi16: 16
    case .indexed256: 256
    case .trueColor: nil
    }
  }

  /// What the environment and terminfo say of the terminal.
  ///
  /// A non-empty `NO_COLOR` (https://no-color.org) leaves attributes only. `COLORTERM` promises true colour,
  /// except inside GNU screen, which hands the variable on and does not understand the sequences.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - terminfoColors: `max_colors` of the terminal's description; -1 when it has none.
  /// - Returns: The most colours that are safe to use.
  public static func detected(environment: [String: String], terminfoColors: Int) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || terminal == "dumb" { return .none }
    if terminfoColors > 256 || terminal.hasSuffix("-direct") { return .trueColor }
    let promised = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    let insideScreen = terminal.hasPrefix("screen") && environment["TMUX"] == nil
    switch terminfoColors {
    case 256...: return promised && !insideScreen ? .trueColor : .indexed256
    case 16...: return .ansi16
    case 8...: return .ansi8
    default: return .none
    }
  }
}
