import KeylinePrediction

/// A model of some hundred words with n-grams of every order, the same in every run.
enum SoundModel {
  static let bytes = ModelWriter.write(contents)

  private static var contents: ModelContents {
    let letters = Array("aeinst'é")
    var words: [ModelWord] = []
    for number in 1..<600 {
      var text = ""
      var rest = number
      while rest > 0 {
        text.append(letters[rest % letters.count])
        rest /= letters.count
      }
      if number % 7 == 0 { text = text.uppercased() }
      if number % 11 == 0 { text += text.uppercased() }
      let traits: WordTraits = number % 3 == 0 ? [.correct, .offered] : [.indexed, .correct, .offered]
      words.append(ModelWord(text, logProbability: -Float(number % 97) / 7 - 1, traits: traits))
    }
    var known: Set<String> = []
    words.removeAll { !known.insert(WordFolding.fold($0.text)).inserted }
    let ids = UInt64(ModelContents.ids(of: words).count) + UInt64(WordID.firstWord.rawValue)
    var levels: [[UInt64: ModelNGram]] = [[:], [:], [:]]
    for number in 0..<900 as Range<UInt64> {
      var key: UInt64 = 0
      for length in 0..<4 {
        key = key << 16 | (number * (31 + UInt64(length) * 17) % ids) / (1 + number % 5)
        guard length > 0 else { continue }
        levels[length - 1][key] = ModelNGram(
          key: key, logProbability: -Float(number % 89) / 9, backoff: -Float(number % 5) / 3)
      }
    }
    return ModelContents(
      language: "en", words: words, ngrams: levels.map { $0.values.sorted { $0.key < $1.key } },
      backoffs: (0..<ids).map { -Float($0 % 6) / 4 })
  }
}
