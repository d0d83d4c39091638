/// Divides text into what the model counts; the trainer, the predictor and what learns do it alike.
///
/// A word is a run of letters, marks, digits and inner apostrophes that does not begin with a digit; everything else
/// divides words, hyphens included. `.`, `!`, `?` and `…` end a sentence before white space, as a line's end does.
public struct WordTokenizer: Sendable {
  let elision: Elision

  /// Creates a tokenizer.
  ///
  /// - Parameter language: The language as a BCP 47 code; in French, Italian and Catalan an elided word is one by itself.
  public init(language: String) { elision = Elision(language: language) }

  /// All tokens of a text.
  ///
  /// - Complexity: O(*n*) in its length.
  public func tokens(of text: some StringProtocol) -> [WordToken] {
    withBytes(of: text) { bytes in
      var scanner = TokenScanner(bytes, elision: elision)
      var result: [WordToken] = []
      while let token = scanner.next() { result.append(Self.token(token.kind, bytes[token.range])) }
      return result
    }
  }

  /// The last tokens of the sentence that a text ends in; where they are all, the end of the sentence before it, or the
  /// start of the text, comes first as a `sentenceEnd`.
  ///
  /// - Parameters:
  ///   - text: The text left of a word.
  ///   - limit: How many tokens are wanted at most.
  /// - Returns: The tokens, the oldest first.
  /// - Complexity: O(*n*) in the text's length.
  public func lastTokens(of text: some StringProtocol, limit: Int) -> [WordToken] {
    withBytes(of: text) { bytes in
      var scanner = TokenScanner(bytes, elision: elision)
      var last: [(kind: TokenScanner.Kind, range: Range<Int>)] = [(.sentenceEnd, 0..<0)]
      while let token = scanner.next() {
        if token.kind == .sentenceEnd { last.removeAll(keepingCapacity: true) }
        last.append(token)
      }
      return last.suffix(limit).map { Self.token($0.kind, bytes[$0.range]) }
    }
  }

  private func withBytes<Result>(
    of text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }

  private static func token(_ kind: TokenScanner.Kind, _ bytes: Slice<UnsafeBufferPointer<UInt8>>)
    -> WordToken
  {
    switch kind {
    case .number: return .number
    case .comma: return .comma
    case .sentenceEnd: return .sentenceEnd
    case .word:
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.contains(0xE2) else { return .word(text) }
      let scalars = text.unicodeScalars.map { $0 == "\u{2019}" ? "'" : $0 }
      return .word(String(String.UnicodeScalarView(scalars)))
    }
  }
}
