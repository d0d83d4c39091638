/// The command about the score.
extension CommandDescription {
  static let stats = CommandDescription(
    "keyline stats", "print the score that was kept: keys pressed and saved",
    discussion: """
      Nothing is kept unless the setting statistics says keep. What is kept are numbers: what was counted on each day \
      with each layout, and how often each drawn key was pressed in all; no text, and not in which order.
      """,
    options: [
      json,
      OptionDescription("--csv", nil, "print a row for each day and layout, for spreadsheets"),
      OptionDescription("--reset", nil, "forget everything that was kept"),
      OptionDescription("--yes", nil, "forget without being asked, for scripts"),
      help,
    ])
}
