/// What help and manual tell besides the commands: the facts that hold for all of them.
enum CommandFacts {
  /// A word and what it means.
  typealias Fact = (term: String, meaning: String)

  static let exitStatus: [Fact] = [
    ("0", "done"),
    ("1", "failed; one line on standard error says what, where, and what to do"),
    ("64", "the command line was not understood"),
    ("130", "cancelled; the draft is kept"),
    ("128+N", "ended by signal N; the draft is kept"),
  ]

  static let environment: [Fact] = [
    ("ANTHROPIC_API_KEY", "the key for Anthropic, before any that `keyline key set` has kept"),
    ("ANTHROPIC_BASE_URL", "the address of Anthropic's interface, when it is another one"),
    ("DEEPSEEK_API_KEY", "the key for DeepSeek"),
    ("KEYLINE_DATA_DIR", "a folder with layouts and themes, looked in first"),
    ("NO_COLOR", "when set and not empty, nothing is drawn in colour"),
    ("OPENAI_API_KEY", "the key for OpenAI"),
    ("OPENAI_BASE_URL", "the address of OpenAI's interface, when it is another one"),
    ("XDG_CONFIG_HOME", "where keyline/config.json is read from; $HOME/.config when unset"),
    ("XDG_DATA_HOME", "where shared settings are kept; $HOME/.local/share when unset"),
    ("XDG_STATE_HOME", "where drafts are kept; $HOME/.local/state when unset"),
  ]

  static let examples: [Fact] = [
    ("keyline notes.txt", "write a file; Ctrl-D saves and leaves"),
    ("git diff | keyline | wl-copy", "edit what is piped in, pass it on"),
    ("EDITOR=keyline git commit", "write a commit message"),
  ]
}
