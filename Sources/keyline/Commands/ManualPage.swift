/// The manual page, in the man macros that every `man` understands (man(7)).
enum ManualPage {
  /// Makes the page of a program.
  ///
  /// - Parameter program: The program's description.
  /// - Returns: The page's source.
  static func make(for program: CommandDescription) -> String {
    var lines = [
      ".TH KEYLINE 1 \"\" \"Keyline \(KeylineVersion.number)\" \"User Commands\"",
      ".SH NAME", escape("\(program.name) - \(program.summary)"),
      ".SH SYNOPSIS", synopsis(program),
    ]
    for command in program.all.dropFirst() where command.actsByItself && !command.isHidden {
      lines += [".br", synopsis(command)]
    }
    lines += [".SH DESCRIPTION", escape(program.discussion)]
    lines += [".SH OPTIONS"] + program.options.flatMap { entry($0.usage, $0.help) }
    lines.append(".SH COMMANDS")
    for command in program.all.dropFirst() where command.actsByItself && !command.isHidden {
      lines += [".SS " + escape(command.usage), sentence(command.summary)]
      if !command.discussion.isEmpty { lines += [".PP", escape(command.discussion)] }
      lines += command.options.filter { $0 != CommandDescription.help }.flatMap { entry($0.usage, $0.help) }
    }
    lines += [".SH EXIT STATUS"] + CommandFacts.exitStatus.flatMap { entry($0.term, $0.meaning) }
    lines += [".SH ENVIRONMENT"] + CommandFacts.environment.flatMap { entry($0.term, $0.meaning) }
    lines += [".SH EXAMPLES"] + CommandFacts.examples.flatMap { entry($0.term, $0.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A command in bold, with what it takes in plain type.
  private static func synopsis(_ command: CommandDescription) -> String {
    let operands = command.usage.dropFirst(command.invocation.count)
    return "\\fB" + escape(command.invocation) + "\\fR" + escape(String(operands))
  }

  /// A tagged paragraph.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", "\\fB" + escape(term) + "\\fR", sentence(meaning)]
  }

  /// A phrase of the description as a sentence of prose.
  private static func sentence(_ phrase: String) -> String {
    escape(phrase.prefix(1).uppercased() + phrase.dropFirst() + ".")
  }

  /// Text as roff takes it: hyphens that stay hyphens, and no line that looks like a request.
  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "\\&..."
      default: result.append(character)
      }
    }
    let startsLikeRequest = result.hasPrefix(".") || result.hasPrefix("'")
    return startsLikeRequest ? "\\&" + result : result
  }
}
