/// Completions for bash.
enum BashCompletion {
  /// Makes the script.
  ///
  /// - Parameter program: The program's description.
  /// - Returns: A script to be sourced, for the name of the program.
  static func make(for program: CommandDescription) -> String {
    """
    # Completions of \(program.name) for bash, made by '\(program.name) completions bash'.
    _\(program.name)() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      local command="\(program.name)" index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "$command ${COMP_WORDS[index]}" in
    \(program.all.dropFirst().map(descent).joined(separator: "\n"))
          *) break ;;
        esac
      done
      COMPREPLY=()
      case "$command $previous" in
    \(program.all.flatMap(values).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        case "$command" in
    \(program.all.map { "      '\($0.invocation)') \(words($0.options.map(\.name))) ;;" }.joined(separator: "\n"))
        esac
      else
        case "$command" in
    \(program.all.map(operands).joined(separator: "\n"))
        esac
      fi
    }
    complete -o filenames -F _\(program.name) \(program.name)

    """
  }

  private static func descent(_ command: CommandDescription) -> String {
    "      '\(command.invocation)') command='\(command.invocation)' ;;"
  }

  /// What follows the options that take a value.
  private static func values(_ command: CommandDescription) -> [String] {
    command.options.compactMap { option in
      guard let kind = option.value else { return nil }
      let known = CompletionWords.of(kind)
      let action = kind.isFile ? files : known.isEmpty ? ":" : words(known)
      return "    '\(command.invocation) \(option.name)') \(action); return ;;"
    }
  }

  private static func operands(_ command: CommandDescription) -> String {
    var actions: [String] = []
    let names = CompletionWords.afterCommand(command)
    if !names.isEmpty { actions.append(words(names)) }
    if command.operands.contains(where: \.value.isFile) { actions.append(files) }
    return "      '\(command.invocation)') \(actions.isEmpty ? ":" : actions.joined(separator: "; ")) ;;"
  }

  private static let files = #"mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")"#

  private static func words(_ words: [String]) -> String {
    "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\")"
  }
}
