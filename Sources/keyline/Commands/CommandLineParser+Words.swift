import KeylineCore

/// The commands that offer words to other programs.
extension CommandLineParser {
  static func wordLines(
    _ words: CommandWords, mostLanguages: Int = 3
  ) throws(UsageError) -> WordLinesOptions {
    // The only way to ask so far; a later one will not change what a program is used to.
    guard words.has("--jsonl") else {
      throw .missingOperand(placeholder: "--jsonl", command: words.command.invocation)
    }
    var options = WordLinesOptions()
    if let list = words.value(of: "--lang") {
      let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy(LanguageCode.isOne), let languages = LanguageCode.list(parts),
        languages.count <= mostLanguages
      else {
        throw .invalidValue(
          list,
          expected: mostLanguages == 1
            ? "one language code" : "one to three language codes with commas between them", nearest: nil,
          command: words.command.invocation)
      }
      options.languages = languages
    }
    options.learns = words.has("--learn")
    options.hidesRepeats = words.has("--no-repeat")
    return options
  }
}
