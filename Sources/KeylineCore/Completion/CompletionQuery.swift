/// What a provider is told of the text, and how the text is to go on.
public struct CompletionQuery: Hashable, Sendable {
  /// The text before the cursor, bounded, from a sentence's start where there is one.
  public var before: String
  /// A little of the text after the cursor; often empty.
  public var after: String
  /// The language of the completions as a BCP 47 code; nil for that of the text.
  public var language: String?
  /// What kind of text it is.
  public var purpose: Purpose

  /// Creates a query.
  public init(before: String, after: String = "", language: String? = nil, purpose: Purpose = .text) {
    self.before = before
    self.after = after
    self.language = language
    self.purpose = purpose
  }
}
