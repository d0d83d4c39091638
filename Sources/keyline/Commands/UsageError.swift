/// A command line that Keyline does not understand.
enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?, command: String)
  case unknownCommand(String, nearest: String?, command: String)
  case missingCommand(command: String)
  case missingValue(option: String, placeholder: String, command: String)
  case unexpectedValue(option: String, command: String)
  case repeatedOption(String, command: String)
  case missingOperand(placeholder: String, command: String)
  case unexpectedOperand(String, command: String)
  /// A key stands where everybody on the machine can read it; it is not shown again.
  case keyAsArgument(command: String)
  case invalidValue(String, expected: String, nearest: String?, command: String)
  /// A text is piped in and FILE has one of its own: neither may get lost.
  case twoTexts(file: String)
  case exclusiveOptions(String, String, command: String)
  case missingOption(String, neededBy: String, command: String)

  /// The exit status for all of them, `EX_USAGE` of sysexits.h.
  static let exitStatus: Int32 = 64

  /// One line: what is wrong, what was probably meant, and where to read on.
  var message: String {
    "keyline: \(problem)\(problem.hasSuffix("?") ? "" : ";") see '\(command) --help'"
  }

  /// What is wrong, and what was probably meant.
  var problem: String {
    switch self {
    case .unknownOption(let name, let nearest, _):
      "unknown option '\(Self.printable(name))'" + Self.suggestion(nearest)
    case .unknownCommand(let name, let nearest, let command):
      "'\(command)' has no command '\(Self.printable(name))'" + Self.suggestion(nearest)
    case .missingCommand(let command): "'\(command)' needs a command after it"
    case .missingValue(let option, let placeholder, _): "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, _): "\(option) takes no value"
    case .repeatedOption(let option, _): "\(option) is given more than once"
    case .missingOperand(let placeholder, let command): "'\(command)' needs \(placeholder)"
    case .unexpectedOperand(let word, _): "'\(Self.printable(word))' is one argument too many"
    case .keyAsArgument(let command):
      "'\(command)' takes no key as an argument, where others can read it; type it when asked, or pipe it in"
    case .invalidValue(let word, let expected, let nearest, _):
      "'\(Self.printable(word))' is not \(expected)" + Self.suggestion(nearest)
    case .exclusiveOptions(let one, let other, _): "\(one) and \(other) exclude each other"
    case .missingOption(let option, let other, _): "\(other) needs \(option)"
    case .twoTexts(let file):
      "'\(Self.printable(file))' has a text and another one is on standard input; to write in the file, add "
        + "'</dev/tty'; to write in the piped text, leave the file out"
    }
  }

  /// The command whose help explains what would have been right.
  private var command: String {
    switch self {
    case .unknownOption(_, _, let command), .unknownCommand(_, _, let command),
      .missingCommand(let command), .missingValue(_, _, let command),
      .unexpectedValue(_, let command), .repeatedOption(_, let command),
      .missingOperand(_, let command), .unexpectedOperand(_, let command),
      .keyAsArgument(let command), .invalidValue(_, _, _, let command), .exclusiveOptions(_, _, let command),
      .missingOption(_, _, let command):
      command
    case .twoTexts: CommandDescription.keyline.invocation
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A word of the command line as it can be shown: bounded, and nothing in it acts on a terminal.
  private static func printable(_ word: String) -> String {
    let limit = 60
    let scalars = word.unicodeScalars.prefix(limit).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: Character("?")
      default: Character(scalar)
      }
    }
    return String(scalars) + (word.unicodeScalars.count > limit ? "…" : "")
  }
}
