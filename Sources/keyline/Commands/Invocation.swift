/// What a command line asks for, typed.
enum Invocation: Hashable, Sendable {
  case write(WriteOptions)
  case play(PlayOptions)
  case layouts(LayoutsCommand)
  case settings(SettingsCommand)
  case words(WordsCommand)
  case replacements(ReplacementsCommand)
  case key(KeyCommand)
  case access(AccessCommand)
  case ledger(LedgerOptions)
  case stats(StatsOptions)
  case predict(WordLinesOptions)
  case correct(WordLinesOptions)
  case doctor(json: Bool)
  case completions(Shell)
  /// The help of the command with this path, the program's own name first.
  case help([String])
  case manual
  case version
}
