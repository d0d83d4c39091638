import KeylinePrediction

/// Words with ss that a dictionary has with ß only: lists that fold case lose the ß, as its capital is SS.
struct SharpSpellings {
  private var spellings: [String: String] = [:]

  /// - Parameters:
  ///   - words: The words in question, folded.
  ///   - accepted: Says which of some words are right as they are written.
  /// - Throws: What `accepted` throws.
  init(
    of words: some Sequence<String>, accepted: ([String]) throws(TrainerError) -> Set<String>
  ) throws(TrainerError) {
    let doubtful = Set(words.filter { $0.contains("ss") }).sorted(by: WordFolding.precedes)
    let right = try accepted(
      doubtful.flatMap { word in ([word] + Self.sharpened(word)).flatMap { [$0, Self.capitalized($0)] } })
    func isRight(_ word: String) -> Bool { right.contains(word) || right.contains(Self.capitalized(word)) }
    for word in doubtful where !isRight(word) {
      spellings[word] = Self.sharpened(word).first(where: isRight)
    }
  }

  /// How a word is spelled right; nil of one that has ss for good.
  subscript(word: String) -> String? { spellings[word] }

  /// A word with ß for one ss.
  private static func sharpened(_ word: String) -> [String] {
    word.ranges(of: "ss").map { word[..<$0.lowerBound] + "ß" + word[$0.upperBound...] }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
