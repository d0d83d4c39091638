/// What a typed word was probably meant to be.
public struct Correction: Hashable, Sendable {
  /// One thing that may have been meant.
  public struct Candidate: Hashable, Sendable {
    /// The word, or the words with a space between, as they are to stand in the text.
    public var text: String
    /// What the errors cost that lead from it to what is typed; 0 of the word itself.
    public var cost: Float
    /// Its log probability after the context, less the weighted cost.
    public var score: Float

    /// Creates a candidate.
    public init(_ text: String, cost: Float, score: Float) {
      self.text = text
      self.cost = cost
      self.score = score
    }
  }

  /// What may have been meant, best first; the typed word is among it where it is known.
  public var candidates: [Candidate]
  /// What the word becomes when it ends here; nil where it stays as typed.
  public var autocorrection: String?
  /// Whether the word, as typed, is one that the model or the user knows.
  public var isKnown: Bool

  /// Creates a correction.
  public init(candidates: [Candidate] = [], autocorrection: String? = nil, isKnown: Bool = false) {
    self.candidates = candidates
    self.autocorrection = autocorrection
    self.isKnown = isKnown
  }
}
