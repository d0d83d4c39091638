/// What the first letter of what is typed tells of the word that is meant: a capital inside a sentence begins a name, or
/// in German any noun.
enum CapitalEvidence {
  /// Nothing: nothing is typed, a sentence begins, or everything is in capitals.
  case none
  /// A word that is written with a capital inside a sentence is meant.
  case capital
  /// A word that is written without one is meant.
  case small

  /// What is taken from the log probability of a word that is written otherwise.
  private static let capitalCost: Float = 4
  private static let smallCost: Float = 2

  /// Reads what is typed.
  ///
  /// - Parameters:
  ///   - typed: What is typed of the word.
  ///   - place: Where it stands.
  init(_ typed: TypedWord, at place: PlaceInText) {
    guard let first = typed.typed.first, !place.startsSentence else {
      self = .none
      return
    }
    if first.isUppercase {
      self = TypedCase(of: typed.typed) == .capitals ? .none : .capital
    } else {
      // Who writes without any capital says nothing by it.
      self = place.hasCapital ? .small : .none
    }
  }

  /// What is taken from the log probability of a word.
  func cost(of wordCase: WordCase) -> Float {
    switch self {
    case .none: 0
    case .capital: wordCase == .lower ? Self.capitalCost : 0
    case .small: wordCase == .lower || wordCase == .other ? 0 : Self.smallCost
    }
  }
}
