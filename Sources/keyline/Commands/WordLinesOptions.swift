/// How `keyline predict` and `keyline correct` answer the lines that another program sends.
struct WordLinesOptions: Hashable, Sendable {
  /// The languages, as BCP 47 codes, the one mostly written first.
  var languages = ["en"]
  /// Whether lines may teach.
  var learns = false
  /// Whether what was shown for shorter beginnings of a word is left out.
  var hidesRepeats = false
}
