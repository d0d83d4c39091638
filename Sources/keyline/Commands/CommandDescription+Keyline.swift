/// Everything Keyline can be told on its command line.
extension CommandDescription {
  /// The option that every command has.
  static let help = OptionDescription("--help", nil, "show this help and leave")
  private static let noSandbox = OptionDescription(
    "--no-sandbox", nil, "do without the kernel's fence around the keyboard")
  static let json = OptionDescription("--json", nil, "print JSON, for programs")

  /// The program, with all of its commands.
  static let keyline = CommandDescription(
    "keyline", "a keyboard that lives in a terminal",
    discussion: """
      Without FILE, Done prints the text on standard output; with FILE, Done saves it. Text piped in is the \
      text to start with. A FILE that is named like a command is written ./NAME.
      """,
    options: [
      OptionDescription("--layout", .layout, "start with this keyboard layout"),
      OptionDescription(
        "--keyboards", .layouts, "enable these layouts; the globe key goes from one to the next"),
      OptionDescription("--theme", .theme, "draw with this theme: dark, light, mono or one of yours"),
      OptionDescription("--no-mouse", nil, "leave the mouse to the terminal"),
      OptionDescription("--config", .file, "read this configuration file instead of the usual one"),
      OptionDescription(
        "--purpose", .purpose, "what the text is: text, email, url, code, number or password"),
      OptionDescription(
        "--provider", .provider, "ask this provider for completions: anthropic, openai, ollama …"),
      OptionDescription("--demo", nil, "show made-up completions, without network or key"),
      OptionDescription("--incognito", nil, "learn nothing and send nothing"),
      OptionDescription(
        "--record", .file, "record the run: what is seen to FILE.cast, what comes to FILE.tape, or both"),
      OptionDescription("--full-access", .onOff, "let text leave the machine, or not, for this run"),
      OptionDescription(
        "--emulate", .rules, "treat the keyboard as a phone does: ios, noAccess, context:N, kill:N …"),
      noSandbox,
      help,
      OptionDescription("--version", nil, "show the version and leave"),
    ],
    operands: [OperandDescription(.file, .optional)],
    subcommands: [
      play, layouts, settings, words, replacements, key, access, ledger, stats, predict, correct, doctor,
      completions, helpCommand, manual,
    ])

  private static let play = CommandDescription(
    "keyline play", "play tapes, the scripts of keys, clicks and expectations",
    discussion: """
      A tape is played in the terminal, at the pace of a person; Ctrl-C or Esc ends it. The screens it names are \
      printed at the end. A tape that expects what is not there fails, and says in which line. Without a terminal, a \
      folder stands for all tapes in it; of several tapes, each has a line instead of its screens.
      """,
    options: [
      OptionDescription("--headless", nil, "play on a virtual clock, without a terminal"),
      OptionDescription("--screen", .screen, "print only the screen that the tape makes under this name"),
      OptionDescription("--junit", .file, "write a report for programs to FILE, as JUnit's XML"),
      OptionDescription(
        "--update", nil, "write what is there into the tapes that expect something else, and fail"),
      OptionDescription("--svg", .file, "draw the last screen, or the one that --screen names, as a picture"),
      OptionDescription("--animate", .file, "draw the whole tape as a picture that moves, for web pages"),
      OptionDescription(
        "--theme", .theme, "draw pictures with this theme: dark, light, mono or one of yours"),
      OptionDescription("--record", .cast, "record what a tape shows"),
      OptionDescription("--bench", nil, "measure what the keys cost, and what they write"),
      json,
      OptionDescription("--speed", .factor, "play in the terminal N times as fast"),
      noSandbox,
      help,
    ],
    operands: [OperandDescription(.tape, .oneOrMore)])

  private static let layouts = CommandDescription(
    "keyline layouts", "list, show, check and test keyboard layouts",
    options: [help],
    subcommands: [
      CommandDescription("keyline layouts list", "list the layouts that are found", options: [json, help]),
      CommandDescription(
        "keyline layouts show", "draw the layers of a layout", options: [help],
        operands: [OperandDescription(.layout)]),
      CommandDescription(
        "keyline layouts check", "check layout files, or all layouts that are found",
        options: [json, help], operands: [OperandDescription(.file, .optional)]),
      CommandDescription(
        "keyline layouts test", "run the keystroke tests of a layout, or of all",
        options: [json, help], operands: [OperandDescription(.layout, .optional)]),
    ])

  private static let settings = CommandDescription(
    "keyline settings", "list, read and change settings",
    options: [help],
    subcommands: [
      CommandDescription(
        "keyline settings list", "list every setting, its value and where it comes from",
        options: [json, help]),
      CommandDescription(
        "keyline settings get", "print the value of a setting", options: [json, help],
        operands: [OperandDescription(.setting)]),
      CommandDescription(
        "keyline settings set", "change a setting, for running keyboards too", options: [help],
        operands: [OperandDescription(.setting), OperandDescription(.settingValue)]),
      CommandDescription(
        "keyline settings reset", "give a setting its default back", options: [help],
        operands: [OperandDescription(.setting)]),
    ])

  private static let doctor = CommandDescription(
    "keyline doctor", "prove the keyboard's sandbox, and tell what is found here",
    discussion: """
      Everything that the keyboard must not be able to do is tried from inside its sandbox; what is tried would do no \
      harm. Where something is possible, the exit status is 1.
      """,
    options: [json, help])

  private static let completions = CommandDescription(
    "keyline completions", "print the completions for bash, zsh or fish",
    options: [help], operands: [OperandDescription(.shell)])

  private static let helpCommand = CommandDescription(
    "keyline help", "explain a command", options: [help], operands: [OperandDescription(.command, .optional)])

  private static let manual = CommandDescription(
    "keyline man", "print the manual page, for man(1)", options: [help], isHidden: true)
}
