/// What `keyline-train` is told.
struct TrainerArguments: Equatable {
  var language = ""
  var recipe = ""
  var cache = ""
  var output = ""
  /// A list of words for a language without a list of frequencies.
  var words = ""

  static let help = """
    usage: keyline-train --language CODE --recipe FILE --cache FOLDER --output FILE [--words FILE]

    Builds the model of one language for on-device prediction and correction.

      --language CODE   the language, as the recipe names it
      --recipe FILE     what the model is made from; lists of our own lie beside it
      --cache FOLDER    where the packages that the recipe names are unpacked
      --output FILE     where the model is written
      --words FILE      words, one a line, or a dictionary of hunspell's: where there is no list of frequencies

    'make models' fetches the packages and calls this; see docs/models.md.
    """

  /// Reads the command line; nil when help is asked for.
  ///
  /// - Throws: `TrainerError.usage` when something is missing or unknown.
  static func parse(_ arguments: [String]) throws(TrainerError) -> TrainerArguments? {
    var result = TrainerArguments()
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--help" || name == "-h" { return nil }
      guard let field = fields[name] else {
        throw .usage("there is no option '\(name)'; 'keyline-train --help' lists them")
      }
      guard let value = rest.popFirst() else { throw .usage("'\(name)' needs something behind it") }
      result[keyPath: field] = value
    }
    for (name, field) in fields.sorted(by: { $0.key < $1.key })
    where result[keyPath: field].isEmpty && name != "--words" {
      throw .usage("'\(name)' is missing; 'keyline-train --help' says what it is")
    }
    return result
  }

  private static var fields: [String: WritableKeyPath<TrainerArguments, String>] {
    [
      "--language": \.language, "--recipe": \.recipe, "--cache": \.cache, "--output": \.output,
      "--words": \.words,
    ]
  }
}
