/// Why a candidate stands where it stands: one line of the inspector.
public struct WordScore: Hashable, Sendable {
  /// The candidate.
  public var candidate: WordCandidate
  /// The probability that the ranking goes by, from 0 to 1.
  public var probability: Double
  /// What it is made of, each part with its name and value, in the order of the calculation.
  public var parts: [Part]

  /// A part of a score.
  public struct Part: Hashable, Sendable {
    /// What it is called, in a word or two.
    public var name: String
    /// Its value, in the unit of the name.
    public var value: Double

    /// Creates a part.
    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - candidate: The candidate.
  ///   - probability: What the ranking goes by.
  ///   - parts: What it is made of.
  public init(_ candidate: WordCandidate, probability: Double, parts: [Part]) {
    self.candidate = candidate
    self.probability = probability
    self.parts = parts
  }
}
