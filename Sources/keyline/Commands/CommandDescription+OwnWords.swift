/// The commands about the user's own words.
extension CommandDescription {
  static let words = CommandDescription(
    "keyline words", "list, teach, forget and block learned words",
    discussion: """
      Words are learned on this machine only, as they are finished (setting learning). Running keyboards see a change \
      at once.
      """,
    options: [help],
    subcommands: [
      CommandDescription(
        "keyline words list", "list the words, those written most first", options: [json, help]),
      CommandDescription(
        "keyline words add", "teach words: they are offered, and never corrected", options: [help],
        operands: [OperandDescription(.word, .oneOrMore)], examples: ["keyline words add Keyline ncurses"]),
      CommandDescription(
        "keyline words rm", "forget words, and everything in which they occur", options: [help],
        operands: [OperandDescription(.word, .oneOrMore)]),
      CommandDescription(
        "keyline words block", "never offer these words again", options: [help],
        operands: [OperandDescription(.word, .oneOrMore)]),
      CommandDescription(
        "keyline words unblock", "offer blocked words again", options: [help],
        operands: [OperandDescription(.word, .oneOrMore)]),
      CommandDescription(
        "keyline words import", "add words from a file, or from standard input (-)",
        discussion: """
          A file has one word a line, with how often it counts behind it where that is not once; or it is what export \
          has written. What it says is added to what there is.
          """,
        options: [help], operands: [OperandDescription(.file)],
        examples: ["printf 'Kjetil 12\\nfjord\\n' | keyline words import -"]),
      CommandDescription(
        "keyline words export", "write everything that was learned, as JSON",
        discussion:
          "Without FILE, or with -, it goes to standard output. A file that is there is not replaced.",
        options: [help], operands: [OperandDescription(.file, .optional)],
        examples: ["keyline words export words.json"]),
      CommandDescription(
        "keyline words reset", "forget everything that was learned",
        options: [OptionDescription("--yes", nil, "do not ask, for scripts"), help]),
    ])

  static let replacements = CommandDescription(
    "keyline replacements", "keep shortcuts that stand for longer texts",
    discussion: """
      A replacement is offered first while its shortcut is typed; with the setting replacements.expand, a space puts \
      it in. A shortcut in lower case is found in any: with a capital, its text gets one too.
      """,
    options: [help],
    subcommands: [
      CommandDescription(
        "keyline replacements list", "list the replacements", options: [json, help]),
      CommandDescription(
        "keyline replacements add", "add a replacement; - reads its text",
        options: [help], operands: [OperandDescription(.shortcut), OperandDescription(.text)],
        examples: [
          "keyline replacements add omw 'on my way'",
          "keyline replacements add addr - < address.txt",
        ]),
      CommandDescription(
        "keyline replacements edit", "change a text, in $EDITOR where none is given",
        options: [help], operands: [OperandDescription(.shortcut), OperandDescription(.text, .optional)]),
      CommandDescription(
        "keyline replacements rm", "take replacements out", options: [help],
        operands: [OperandDescription(.shortcut, .oneOrMore)]),
      CommandDescription(
        "keyline replacements mv", "give a replacement another shortcut", options: [help],
        operands: [OperandDescription(.shortcut), OperandDescription(.newShortcut)]),
      CommandDescription(
        "keyline replacements import", "add replacements from a file, or - for input",
        discussion: """
          A file is what export has written, or a table of shortcuts and texts with a comma or a tab between them. A \
          replacement takes the place of one with the same shortcut.
          """,
        options: [help], operands: [OperandDescription(.file)],
        examples: ["printf 'brb,\"be right back\"\\n' | keyline replacements import -"]),
      CommandDescription(
        "keyline replacements export", "write all replacements, as JSON",
        discussion:
          "Without FILE, or with -, it goes to standard output. A file that is there is not replaced.",
        options: [help], operands: [OperandDescription(.file, .optional)]),
    ])
}
