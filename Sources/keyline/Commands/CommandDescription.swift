/// The one description of a command: parser, help, man page and completions are all made from it.
struct CommandDescription: Hashable, Sendable {
  /// The words that name the command, the program's own first: `["keyline", "layouts", "list"]`.
  let path: [String]
  /// What the command does: one phrase, for lists.
  let summary: String
  /// What a person should know about it besides; may be empty.
  let discussion: String
  let options: [OptionDescription]
  let operands: [OperandDescription]
  let subcommands: [CommandDescription]
  /// Command lines worth seeing.
  let examples: [String]
  /// Whether lists leave the command out, because programs use it and people do not.
  let isHidden: Bool

  /// Creates a description.
  init(
    _ path: String, _ summary: String, discussion: String = "", options: [OptionDescription] = [],
    operands: [OperandDescription] = [], subcommands: [CommandDescription] = [],
    examples: [String] = [], isHidden: Bool = false
  ) {
    self.path = path.split(separator: " ").map(String.init)
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.operands = operands
    self.subcommands = subcommands
    self.examples = examples
    self.isHidden = isHidden
  }

  /// The command's own word.
  var name: String { path.last ?? "" }

  /// The command as it is typed, without options and operands.
  var invocation: String { path.joined(separator: " ") }

  /// The subcommands that lists show.
  var listedSubcommands: [CommandDescription] { subcommands.filter { !$0.isHidden } }

  /// Whether the command does something by itself, and not only through its subcommands.
  var actsByItself: Bool { subcommands.isEmpty || !operands.isEmpty }

  /// One line that shows everything the command takes.
  var usage: String {
    let optional = options.map { "[\($0.usage)]" }
    let words = actsByItself ? optional + operands.map(\.usage) : ["COMMAND"]
    return ([invocation] + words).joined(separator: " ")
  }

  /// The subcommand of a name.
  func subcommand(_ name: String) -> CommandDescription? { subcommands.first { $0.name == name } }

  /// The option of a name with its dashes.
  func option(_ name: String) -> OptionDescription? { options.first { $0.name == name } }

  /// The command and all below it, depth first.
  var all: [CommandDescription] { [self] + subcommands.flatMap(\.all) }
}
