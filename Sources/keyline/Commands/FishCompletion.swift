/// Completions for fish.
enum FishCompletion {
  /// Makes the script.
  ///
  /// - Parameter program: The program's description.
  /// - Returns: A script for fish's folder of completions.
  static func make(for program: CommandDescription) -> String {
    var lines = [
      "# Completions of \(program.name) for fish, made by '\(program.name) completions fish'.",
      "complete -c \(program.name) -f",
    ]
    for command in program.all where !command.isHidden {
      lines += completions(of: command, program: program)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func completions(of command: CommandDescription, program: CommandDescription) -> [String] {
    let start = "complete -c \(program.name) -n \(quote(condition(for: command)))"
    var lines = command.listedSubcommands.map { "\(start) -a \($0.name) -d \(quote($0.summary))" }
    let fixed = CompletionWords.afterCommand(command).dropFirst(command.listedSubcommands.count)
    if !fixed.isEmpty { lines.append("\(start) -a \(quote(fixed.joined(separator: " ")))") }
    if command.operands.contains(where: \.value.isFile) { lines.append("\(start) -F") }
    lines += command.options.map { option in
      let takes = option.value.map { $0.isFile ? " -r -F" : " -x" + values(of: $0) } ?? ""
      return "\(start) -l \(option.name.dropFirst(2))\(takes) -d \(quote(option.help))"
    }
    return lines
  }

  private static func values(of kind: ValueKind) -> String {
    let words = CompletionWords.of(kind)
    return words.isEmpty ? "" : " -a \(quote(words.joined(separator: " ")))"
  }

  /// The test that the words so far name this command and none of its subcommands.
  private static func condition(for command: CommandDescription) -> String {
    let inside = command.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
    let names = command.subcommands.map(\.name).joined(separator: " ")
    let outside = names.isEmpty ? [] : ["not __fish_seen_subcommand_from \(names)"]
    return (inside + outside).joined(separator: "; and ")
  }

  private static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
  }
}
