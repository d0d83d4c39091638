/// One option of a command.
struct OptionDescription: Hashable, Sendable {
  /// The name with its dashes.
  let name: String
  /// The kind of its value; nil for an option that is only there or not.
  let value: ValueKind?
  /// What it does: one sentence without its full stop, starting with a small letter's verb.
  let help: String

  /// Creates a description.
  init(_ name: String, _ value: ValueKind? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The option as it is typed, with a word for its value.
  var usage: String { value.map { "\(name) \($0.placeholder)" } ?? name }
}
