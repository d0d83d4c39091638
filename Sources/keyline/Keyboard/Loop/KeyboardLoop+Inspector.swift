import KeylineCore
import KeylineScreen
import KeylineStore

/// What the loop tells the inspector, when it is asked.
extension KeyboardLoop {
  var inspectedFacts: InspectedFacts {
    InspectedFacts(terminal: terminalFacts, timers: timers.pending(now: clock.now))
  }

  private var terminalFacts: [InspectedFacts.TerminalFact] {
    let environment = Environment.current
    let modes = terminal.modes
    func variable(_ names: String...) -> String {
      names.compactMap { name in environment[name].map { "\(name)=\($0)" } }.joined(separator: ", ")
    }
    let multiplexer =
      environment["TMUX"] != nil ? "tmux" : environment["STY"] != nil ? "GNU screen" : "none seen"
    let kitty =
      switch (modes.kittyFlags, grantedKittyFlags) {
      case (nil, _): "not spoken by the terminal"
      case (let asked?, nil): "asked for \(asked), no answer yet"
      case (let asked?, let granted?): "asked for \(asked), granted \(granted)"
      }
    return [
      .init("terminal", variable("TERM", "TERM_PROGRAM")),
      .init("inside", multiplexer),
      .init("locale", variable("LC_ALL", "LC_CTYPE", "LANG")),
      .init("colours", "\(painter.depth)" + (environment["COLORTERM"].map { ", COLORTERM=\($0)" } ?? "")),
      .init("alternate screen", modes.isEntered ? "asked for (1049)" : "off"),
      .init("bracketed paste", modes.isEntered ? "asked for (2004)" : "off"),
      .init("focus events", modes.isEntered ? "asked for (1004)" : "off"),
      .init("mouse", modes.mouse == .off ? "off" : "asked for: \(modes.mouse)"),
      .init("kitty keyboard", kitty),
      .init("synchronized output", painter.synchronizes ? "granted (2026)" : "not granted"),
    ]
  }
}
