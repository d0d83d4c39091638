/// The command about the score.
extension CommandLineParser {
  static func stats(_ words: CommandWords) throws(UsageError) -> StatsOptions {
    let exclusive = ["--json", "--csv", "--reset"].filter(words.has)
    if exclusive.count > 1 {
      throw .exclusiveOptions(exclusive[0], exclusive[1], command: words.command.invocation)
    }
    return StatsOptions(
      format: words.has("--json") ? .json : words.has("--csv") ? .csv : .text,
      isReset: words.has("--reset"), isSure: words.has("--yes"))
  }
}
