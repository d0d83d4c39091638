/// The commands about what leaves the machine: keys, Full Access, the ledger.
extension CommandDescription {
  private static let provider = OptionDescription(
    "--provider", .provider, "of this provider instead of the one in the settings")

  static let key = CommandDescription(
    "keyline key", "keep, show the place of and remove the keys of providers",
    discussion: """
      A key is kept in the desktop's Secret Service where there is one, else in a file that only you can read. The \
      variable of the environment (ANTHROPIC_API_KEY, OPENAI_API_KEY, DEEPSEEK_API_KEY) goes before both.
      """,
    options: [help],
    subcommands: [
      CommandDescription(
        "keyline key set", "keep a key that is typed without echo, or piped in",
        options: [provider, help]),
      CommandDescription(
        "keyline key status", "say where the key lies, and how it begins", options: [provider, json, help]),
      CommandDescription("keyline key remove", "forget the key", options: [provider, help]),
    ])

  static let access = CommandDescription(
    "keyline access", "say, grant or revoke whether text may leave the machine",
    options: [help],
    subcommands: [
      CommandDescription(
        "keyline access status", "say whether Full Access is granted", options: [json, help]),
      CommandDescription(
        "keyline access grant", "explain Full Access, ask for consent and grant it",
        options: [
          OptionDescription("--consent", nil, "consent without being asked, for scripts"), help,
        ]),
      CommandDescription(
        "keyline access revoke", "take Full Access away, from running keyboards too", options: [help]),
    ])

  static let ledger = CommandDescription(
    "keyline ledger", "list the requests that have left the machine",
    discussion: """
      Each line has the time, the provider and its model, the bytes sent and received, the tokens, how the request \
      ended, the milliseconds to the first text and to the end, and the characters that were taken.
      """,
    options: [
      OptionDescription("--last", .count, "list so many, the latest; 20 without it"),
      OptionDescription("--text", nil, "show the texts too, where they were kept"),
      json, help,
    ])
}
