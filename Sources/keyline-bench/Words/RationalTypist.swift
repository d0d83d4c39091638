import KeylineCore

/// A user who takes a word from the bar as soon as that saves a keystroke, and never overlooks one.
///
/// The counting is Trnka and McCoy's (*Evaluating Word Prediction: Framing Keystroke Savings*, 2008): a taken word costs
/// one keystroke and brings the space after it, which closing punctuation swallows. Case is not counted.
struct RationalTypist {
  /// How many candidates the bar has.
  let places: Int

  private static let swallowing: Set<Character> = [
    ".", ",", "!", "?", ";", ":", ")", "]", "}", "\"", "…",
  ]

  /// The keystrokes that a line takes.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - candidates: What the bar shows after a text, when this much of a word is typed.
  /// - Returns: Their number.
  func keystrokes(for line: [Character], _ candidates: (_ context: String, _ prefix: String) -> [String])
    -> Int
  {
    var keys = 0
    var place = 0
    while place < line.count {
      let end = Self.wordEnd(in: line, from: place)
      guard end > place else {
        keys += 1
        place += 1
        continue
      }
      let context = String(line[..<place])
      let word = Array(line[place..<end])
      let next = end < line.count ? line[end] : nil
      let bonus = next == " " ? 1 : 0
      let penalty = next.map { $0 == " " || Self.swallowing.contains($0) ? 0 : 1 } ?? 0
      var taken: Int?
      for length in word.indices where 1 + penalty < word.count - length + bonus {
        let shown = candidates(context, String(word[..<length])).prefix(places)
        if shown.contains(where: { Self.isSame($0, String(word)) }) {
          taken = length
          break
        }
      }
      keys += taken.map { $0 + 1 + penalty } ?? word.count
      place = taken == nil ? end : end + bonus
    }
    return keys
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    plain(one) == plain(other)
  }

  private static func plain(_ text: String) -> String {
    String(text.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }

  /// The end of the word at a place: letters, digits and apostrophes between them.
  private static func wordEnd(in line: [Character], from start: Int) -> Int {
    var end = start
    while end < line.count {
      let isInner = line[end] == "'" && end > start && end + 1 < line.count && isPart(line[end + 1])
      guard isPart(line[end]) || isInner else { break }
      end += 1
    }
    return end
  }

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
