/// The sound rules of a language as people write them: pairs of spellings, told apart by where and how far they hold.
struct SoundRuleSource: Sendable {
  /// Letters that are written for each other, a group a string.
  var alike: [String]
  /// The rules, each way on its own.
  private(set) var rules: [SoundRule] = []

  /// Creates a source without rules.
  init(alike: [String]) { self.alike = alike }

  /// Adds spellings that are written for each other, both ways.
  ///
  /// - Parameters:
  ///   - pairs: Spellings as `f/ph`, with spaces between the pairs; of three, each stands for each.
  ///   - cost: What each costs.
  ///   - place: Where they hold.
  mutating func add(_ pairs: String, cost: Float, at place: SoundRule.Place = .anywhere) {
    for pair in pairs.split(separator: " ") {
      let spellings = pair.split(separator: "/").map { $0.unicodeScalars.map(\.value) }
      precondition(spellings.count > 1, "a rule has two spellings or more")
      for typed in spellings {
        for meant in spellings where meant != typed {
          rules.append(SoundRule(typed: typed, meant: meant, cost: cost, place: place))
        }
      }
    }
  }
}
