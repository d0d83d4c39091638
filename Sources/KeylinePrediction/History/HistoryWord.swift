import KeylineCore

/// A word of a history.
struct HistoryWord: Sendable {
  /// Folded to lower case.
  let text: String
  /// How often it was written, in any way.
  private(set) var weight: Float = 0
  /// How often it was written as `text`.
  private var plainWeight: Float = 0
  /// The other ways it was written.
  private var forms: [(text: String, weight: Float)] = []
  /// What it counts among the words just written, when that many words had been written.
  private(set) var recentWeight: Float = 0
  private(set) var recentCount = 0

  init(_ text: String) { self.text = text }

  /// How it is mostly written; nil where that was never seen.
  var form: String? {
    guard let most = forms.max(by: { $0.weight < $1.weight }), most.weight > plainWeight else {
      return plainWeight > 0 ? text : nil
    }
    return most.text
  }

  /// Capitals that were written less often than this may be emphasis.
  private static let leastCapitals: Float = 3

  /// Whether it is mostly written in capitals, but too seldom to say that it has to be.
  var mayBeEmphasis: Bool {
    guard let form, form != text, form == form.uppercased() else { return false }
    return forms.contains { $0.text == form && $0.weight < Self.leastCapitals }
  }

  /// How often it was written in each way, as in `LearnedSequence/form`.
  var formWeights: [(form: String, weight: Float)] {
    let known = [("", plainWeight)] + forms
    return known + [(LearnedSequence.unknownForm, weight - known.reduce(0) { $0 + $1.1 })]
  }

  /// Counts the word.
  ///
  /// - Parameters:
  ///   - weight: How often; less than nothing to take it back.
  ///   - form: How it was written, as in `LearnedSequence/form`.
  mutating func count(_ weight: Float, form: String) {
    self.weight = max(0, self.weight + weight)
    switch form {
    case LearnedSequence.unknownForm: break
    case "", text: plainWeight = max(0, plainWeight + weight)
    default:
      if let known = forms.firstIndex(where: { $0.text == form }) {
        forms[known].weight += weight
        if forms[known].weight <= 0 { forms.remove(at: known) }
      } else if weight > 0 {
        forms.append((form, weight))
      }
    }
  }

  /// Notes that the word was just written.
  mutating func recur(at count: Int) {
    recentWeight = recentWeight(at: count) + 1
    recentCount = count
  }

  /// What the word counts among the words just written.
  func recentWeight(at count: Int) -> Float {
    recentWeight == 0 ? 0 : recentWeight * RecentWords.decay(count - recentCount)
  }

  /// Lets time take its part.
  mutating func decay(by factor: Float) {
    weight *= factor
    plainWeight *= factor
    for index in forms.indices { forms[index].weight *= factor }
  }
}
