/// What the models are made from: the lines of `Models/recipe.txt`.
struct Recipe {
  /// A text of one language.
  struct Text: Equatable {
    /// The package, as its folder in the cache is named.
    var package: String
    var form: TextForm
    /// What a word of it counts, beside a word of conversation.
    var weight: Float
    /// Which files of the package hold it.
    var pattern: String
  }

  /// A list that is no text.
  struct List: Equatable {
    var package: String
    var pattern: String
  }

  /// What one language's model is made from.
  struct Language: Equatable {
    var texts: [Text] = []
    /// How frequent words are.
    var frequencies: [List] = []
    /// The dictionaries that say which words are right.
    var spelling: [List] = []
    /// Pairs of words with their counts.
    var pairs: [List] = []
    /// A ready model of three words.
    var trigrams: [List] = []
    /// How many n-grams the model keeps, in all.
    var nGrams = 1_000_000
    /// How many words it keeps beside those that are in n-grams.
    var tail = 60_000
    /// What an n-gram has to count to be one, of two words, three and four.
    var leastCounts: [Float] = [0, 0.3, 0.9]
    /// What the ready model counts beside the texts, from 0 to 1.
    var readyShare: Float = 0.5
    /// What the list of frequencies counts beside the texts for single words, from 0 to 1.
    var frequencyShare: Float = 0.35
  }

  private(set) var languages: [String: Language] = [:]

  /// Reads a recipe.
  ///
  /// - Throws: `TrainerError.recipe`, with the number of the line that is not understood.
  init(_ text: String) throws(TrainerError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(separator: " ").map(String.init)
      guard let kind = fields.first, !kind.hasPrefix("#"), kind != "package" else { continue }
      do {
        try read(kind, Array(fields.dropFirst()))
      } catch let problem { throw .recipe(line: index + 1, problem.text) }
    }
  }

  /// What is wrong with a line.
  private struct Problem: Error {
    var text: String
  }

  private mutating func read(_ kind: String, _ fields: [String]) throws(Problem) {
    let needed = [
      "text": 5, "frequencies": 3, "spelling": 3, "pairs": 3, "trigrams": 3, "size": 3, "least": 4,
      "share": 3,
    ]
    guard let count = needed[kind] else { throw Problem(text: "there is no '\(kind)'") }
    guard fields.count == count else { throw Problem(text: "'\(kind)' has \(count) fields behind it") }
    var language = languages[fields[0]] ?? Language()
    switch kind {
    case "text":
      guard let form = TextForm(rawValue: fields[2]) else {
        throw Problem(text: "there is no form '\(fields[2])'")
      }
      guard let weight = Float(fields[3]), weight > 0 else {
        throw Problem(text: "'\(fields[3])' is no weight")
      }
      language.texts.append(Text(package: fields[1], form: form, weight: weight, pattern: fields[4]))
    case "size":
      guard let nGrams = Int(fields[1]), let tail = Int(fields[2]), nGrams >= 0, tail >= 0 else {
        throw Problem(text: "a size is two counts: of n-grams, and of words that are in none")
      }
      (language.nGrams, language.tail) = (nGrams, tail)
    case "least":
      let counts = fields.dropFirst().compactMap(Float.init)
      guard counts.count == 3 else { throw Problem(text: "what n-grams have to count is three numbers") }
      language.leastCounts = counts
    case "share":
      guard let ready = Float(fields[1]), let frequencies = Float(fields[2]), 0...1 ~= ready,
        0...1 ~= frequencies
      else {
        throw Problem(text: "shares are two numbers from 0 to 1: of the ready model, of the frequencies")
      }
      (language.readyShare, language.frequencyShare) = (ready, frequencies)
    default:
      let list = List(package: fields[1], pattern: fields[2])
      switch kind {
      case "frequencies": language.frequencies.append(list)
      case "spelling": language.spelling.append(list)
      case "pairs": language.pairs.append(list)
      default: language.trigrams.append(list)
      }
    }
    languages[fields[0]] = language
  }
}
