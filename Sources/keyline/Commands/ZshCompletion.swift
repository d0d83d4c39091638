/// Completions for zsh.
enum ZshCompletion {
  /// Makes the script.
  ///
  /// - Parameter program: The program's description.
  /// - Returns: A function file for zsh's `fpath`, to be named `_keyline`.
  static func make(for program: CommandDescription) -> String {
    """
    #compdef \(program.name)
    # Completions of \(program.name) for zsh, made by '\(program.name) completions zsh'.
    \(program.all.filter { !$0.isHidden }.map(function).joined(separator: "\n"))
    \(functionName(program)) "$@"

    """
  }

  /// One function a command: its options, then its subcommands or its operands.
  private static func function(_ command: CommandDescription) -> String {
    var specifications = command.options.map(specification)
    let subcommands = command.listedSubcommands
    if !subcommands.isEmpty {
      specifications += [quote("1:command:->command"), quote("*::argument:->argument")]
    }
    let operands = command.operands.map { operand in
      operand.count == .oneOrMore
        ? "*:\(action(operand.value, command))" : ":\(action(operand.value, command))"
    }
    if subcommands.isEmpty { specifications += operands.map(quote) }
    let lines = specifications.map { "    \($0)" }.joined(separator: " \\\n")
    let body = "  local state line\n  _arguments -C \\\n\(lines)\n"
    return "\(functionName(command))() {\n\(body)\(dispatch(command))}\n"
  }

  private static func dispatch(_ command: CommandDescription) -> String {
    guard !command.listedSubcommands.isEmpty else { return "" }
    let names = command.listedSubcommands.map { quote("\($0.name):\(escapeColon($0.summary))") }
    let files = command.operands.contains { $0.value.isFile } ? "\n      _files" : ""
    let cases = command.listedSubcommands.map { "        \($0.name)) \(functionName($0)) ;;" }
    return """
        case $state in
          command)
            local -a commands=(
              \(names.joined(separator: "\n        "))
            )
            _describe command commands\(files) ;;
          argument)
            case $line[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac

      """
  }

  private static func specification(_ option: OptionDescription) -> String {
    let help = "[\(option.help)]"
    guard let kind = option.value else { return quote(option.name + help) }
    let words = CompletionWords.of(kind)
    let values = kind.isFile ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    return quote("\(option.name)=\(help):\(kind.placeholder.lowercased()):\(values)")
  }

  private static func action(_ kind: ValueKind, _ command: CommandDescription) -> String {
    let words = CompletionWords.afterCommand(command)
    let values = kind.isFile ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
    return "\(kind.placeholder.lowercased()):\(values)"
  }

  private static func functionName(_ command: CommandDescription) -> String {
    "_" + command.path.joined(separator: "_")
  }

  private static func escapeColon(_ text: String) -> String {
    text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
  }

  private static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
