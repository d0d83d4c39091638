extension Invocation {
  /// What is printed for a command that only tells about the program; nil for one that does something.
  var text: String? {
    switch self {
    case .help(let path):
      CommandDescription.keyline.all.first { $0.path == path }.map(HelpText.make)
    case .version: "keyline \(KeylineVersion.number)\n"
    case .manual: ManualPage.make(for: .keyline)
    case .completions(.bash): BashCompletion.make(for: .keyline)
    case .completions(.zsh): ZshCompletion.make(for: .keyline)
    case .completions(.fish): FishCompletion.make(for: .keyline)
    case .write, .play, .layouts, .settings, .words, .replacements, .key, .access, .ledger, .stats, .predict,
      .correct,
      .doctor:
      nil
    }
  }
}
