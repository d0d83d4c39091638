/// What slips and spelling errors cost, where 1 is a letter written for another without any reason.
///
/// The costs were chosen on typed and on handwritten errors (docs/words.md, "Correction").
struct SpellingCosts: Sendable {
  /// How many nats of the language model one unit is worth.
  var weight: Float = 8
  /// Any letter for any other.
  var substitution: Float = 1
  /// A vowel for a vowel.
  var vowel: Float = 0.65
  /// A letter for one that sounds alike.
  var sound: Float = 0.65
  /// A letter without its accent, with one too many, or with another.
  var accent: Float = 0.12
  /// Two letters in the wrong order.
  var transposition: Float = 0.4
  /// One letter of a double one left out, and a single one doubled.
  var doubling: Float = 0.32
  /// An apostrophe left out or put in.
  var apostrophe: Float = 0.15
  /// A hyphen left out or put in.
  var hyphen: Float = 0.3
  /// A word of its own capital, such as a name, typed without it.
  var capital: Float = 0.25
  /// A letter that is often silent left out or put in: an h, an e.
  var silent: Float = 0.55
  /// Another vowel left out or put in.
  var vowelGap: Float = 0.7
  /// A consonant left out or put in.
  var consonantGap: Float = 0.8
  /// A letter put in whose key lies beside that of its neighbour in the word.
  var neighbourInsertion: Float = 0.65
  /// An error in the first letter, on top.
  var first: Float = 0.45
  /// A space left out.
  var space: Float = 1
}
