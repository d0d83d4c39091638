/// The commands about the user's own words.
extension CommandLineParser {
  static func words(_ words: CommandWords) -> WordsCommand {
    switch words.command.name {
    case "list": return .list(json: words.has("--json"))
    case "add": return .add(words.operands)
    case "rm": return .remove(words.operands)
    case "block": return .block(words.operands)
    case "unblock": return .unblock(words.operands)
    case "import": return .importing(file: words.operands[0])
    case "export": return .exporting(file: words.operands.first)
    case "reset": return .reset(isSure: words.has("--yes"))
    default: preconditionFailure("the description has a words command that the parser has not")
    }
  }

  static func replacements(_ words: CommandWords) -> ReplacementsCommand {
    let operands = words.operands
    switch words.command.name {
    case "list": return .list(json: words.has("--json"))
    case "add": return .add(shortcut: operands[0], text: operands[1])
    case "edit": return .edit(shortcut: operands[0], text: operands.dropFirst().first)
    case "rm": return .remove(operands)
    case "mv": return .rename(from: operands[0], to: operands[1])
    case "import": return .importing(file: operands[0])
    case "export": return .exporting(file: operands.first)
    default: preconditionFailure("the description has a replacements command that the parser has not")
    }
  }
}
