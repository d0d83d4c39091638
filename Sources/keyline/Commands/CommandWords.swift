import KeylineCore

/// A command line sorted by its description: the command, its options and its operands, not yet typed.
struct CommandWords {
  private(set) var command: CommandDescription
  /// The options given, with their values where they take one.
  private(set) var options: [String: String?] = [:]
  private(set) var operands: [String] = []

  /// Sorts the words of a command line.
  ///
  /// Options may stand before and after operands; `--` ends them; `-` is an operand. The first words name the
  /// command. Help wins over every mistake after it.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - program: The description of the program.
  /// - Throws: `UsageError` at the first word that does not fit.
  init(_ arguments: [String], program: CommandDescription) throws(UsageError) {
    command = program
    var rest = arguments[...]
    var acceptsOptions = true
    while let word = rest.popFirst() {
      if acceptsOptions && word == "--" {
        acceptsOptions = false
      } else if acceptsOptions && word.hasPrefix("-") && word != "-" {
        try takeOption(word, from: &rest)
        if has("--help") { return }
      } else if acceptsOptions && operands.isEmpty && options.isEmpty,
        let subcommand = command.subcommand(word)
      {
        command = subcommand
      } else {
        try takeOperand(word)
      }
    }
    try checkOperandsAreThere()
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of an option, if it was given.
  func value(of option: String) -> String? { options[option] ?? nil }

  private mutating func takeOption(_ word: String, from rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = command.option(name) else {
      let nearest = NearestName.find(name, in: command.options.map(\.name))
      throw .unknownOption(name, nearest: nearest, command: command.invocation)
    }
    guard !has(name) else { throw .repeatedOption(name, command: command.invocation) }
    guard let kind = option.value else {
      guard parts.count == 1 else { throw .unexpectedValue(option: name, command: command.invocation) }
      options[name] = .some(nil)
      return
    }
    let value = parts.count == 2 ? parts[1] : rest.popFirst()
    guard let value, !value.isEmpty else {
      throw .missingValue(option: name, placeholder: kind.placeholder, command: command.invocation)
    }
    options[name] = value
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    guard command.actsByItself else {
      let names = command.listedSubcommands.map(\.name)
      throw .unknownCommand(
        word, nearest: NearestName.find(word, in: names), command: command.invocation)
    }
    let takesMany = command.operands.contains { $0.count == .oneOrMore }
    if command.path.contains(CommandDescription.key.name) {
      throw .keyAsArgument(command: command.invocation)
    }
    guard takesMany || operands.count < command.operands.count || command.name == "help" else {
      throw .unexpectedOperand(word, command: command.invocation)
    }
    operands.append(word)
  }

  private func checkOperandsAreThere() throws(UsageError) {
    guard command.actsByItself else { throw .missingCommand(command: command.invocation) }
    for (index, operand) in command.operands.enumerated() {
      guard operand.count == .optional || index < operands.count else {
        throw .missingOperand(placeholder: operand.value.placeholder, command: command.invocation)
      }
    }
  }
}
