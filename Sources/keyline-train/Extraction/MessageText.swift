/// The words of a program's message.
enum MessageText {
  /// The lines of a message without what the program fills in: markup, `%s`, `$name`, `{name}`.
  ///
  /// Wesnoth puts a note for the translator before a `^`.
  static func passages(in message: String) -> [String] {
    let text = message.split(separator: "^").last ?? ""
    var result: [String] = []
    var line = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\n":
        result.append(line)
        line = ""
      case "<": skip(&scalars, to: ">", in: &line)
      case "{": skip(&scalars, to: "}", in: &line)
      case "%", "$":
        scalars = scalars.drop { $0.properties.isAlphabetic || $0 == "_" || $0.properties.numericType != nil }
        line += " # "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return result + [line]
  }

  /// Leaves out what is between brackets; a bracket that is never closed is left out alone.
  private static func skip(
    _ scalars: inout Substring.UnicodeScalarView, to end: Unicode.Scalar, in line: inout String
  ) {
    line += " "
    guard let place = scalars.firstIndex(of: end) else { return }
    scalars = scalars[scalars.index(after: place)...]
  }
}
