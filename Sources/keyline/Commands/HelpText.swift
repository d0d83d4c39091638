/// The help of a command, as `--help` prints it.
enum HelpText {
  /// The widest line, in columns.
  static let width = 80

  /// Makes the help of a command.
  ///
  /// - Parameter command: The command's description.
  /// - Returns: Lines of at most `width` columns, the last with a newline.
  static func make(for command: CommandDescription) -> String {
    var sections = ["\(command.invocation): \(command.summary)"]
    sections.append("Usage: " + wrap(command.usage, indent: 7))
    if !command.discussion.isEmpty { sections.append(wrap(command.discussion, indent: 0)) }
    sections += list("Commands:", command.listedSubcommands.map { ($0.name, $0.summary) })
    sections += list("Options:", command.options.map { ($0.usage, $0.help) })
    if !command.examples.isEmpty {
      sections.append((["Examples:"] + command.examples.map { "  " + $0 }).joined(separator: "\n"))
    }
    if command.path.count == 1 {
      sections += list("Examples:", CommandFacts.examples)
      sections += list("Exit status:", CommandFacts.exitStatus)
      sections.append("'keyline help COMMAND' explains a command; F1 shows the keys.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// A titled list in two columns, or nothing when it would be empty.
  private static func list(_ title: String, _ facts: [CommandFacts.Fact]) -> [String] {
    guard let widest = facts.map(\.term.count).max() else { return [] }
    let indent = widest + 4
    let lines = facts.map { fact in
      let gap = String(repeating: " ", count: indent - 2 - fact.term.count)
      return "  " + fact.term + gap + wrap(fact.meaning, indent: indent)
    }
    return [([title] + lines).joined(separator: "\n")]
  }

  /// Breaks a text between words; lines after the first are indented, and the first is taken to be.
  private static func wrap(_ text: String, indent: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    var result = ""
    var column = indent
    for unit in units(of: text) {
      if column > indent && column + 1 + unit.count > width {
        result += margin
        column = indent
      } else if column > indent {
        result += " "
        column += 1
      }
      result += unit
      column += unit.count
    }
    return result
  }

  /// The parts of a text that a line break must not tear: words, and whole brackets of a usage line.
  private static func units(of text: String) -> [String] {
    var units: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      if let last = units.last, last.hasPrefix("["), !last.contains("]") {
        units[units.count - 1] = last + " " + word
      } else {
        units.append(word)
      }
    }
    return units
  }
}
