/// A word that the bar offers.
public struct WordCandidate: Hashable, Sendable {
  /// Where a candidate comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The user has typed it before.
    case user
    /// The model of the language.
    case dictionary
    /// What the typed word was probably meant to be.
    case correction
    /// One of the user's text replacements.
    case replacement
  }

  /// The whole word, as it is to stand in the text.
  public var text: String
  /// Where it comes from.
  public var source: Source
  /// The language it comes from, as a BCP 47 code, where that is not the one mostly written; else nil.
  public var language: String?

  /// Creates a candidate.
  ///
  /// - Parameters:
  ///   - text: The whole word, as it is to stand in the text.
  ///   - source: Where it comes from.
  ///   - language: Its language, where that is not the one mostly written.
  public init(_ text: String, from source: Source = .dictionary, language: String? = nil) {
    self.text = text
    self.source = source
    self.language = language
  }
}
