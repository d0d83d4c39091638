/// What is typed, as `AutocorrectionGate` looks at it: a form that no dictionary has.
struct TypedForm {
  /// The word, folded.
  var folded: String
  /// Its log probability without context, where the model has seen it.
  var frequency: Float?
  /// The same after the context.
  var logProbability: Float?
  /// Whether the model has it as a word that people write, such as `gonna`, and not as a misspelling.
  var isLiving = false
  /// Whether it looks like a name: inside a sentence, with a capital.
  var isName = false
  /// Whether a g may be left out on purpose: `workin`.
  var dropsG = false

  /// How many letters it has.
  var letters: Int { folded.unicodeScalars.count }
}
