import KeylinePrediction

/// The texts of one language as numbers: what is counted.
struct Corpus {
  /// One source: its words by the numbers of their forms, and what is none by `Mark`.
  struct Source {
    /// What a word of it counts.
    var weight: Float
    /// Whether its capitals say how words are written; people who chat leave them out.
    var isCased: Bool
    fileprivate(set) var tokens: [Int32] = []
    /// How many words it has.
    fileprivate(set) var wordCount = 0
  }

  /// What stands between words.
  enum Mark {
    static let sentenceEnd: Int32 = -1
    static let number: Int32 = -2
    static let comma: Int32 = -3
  }

  private(set) var sources: [Source] = []
  /// Each way that a word is written in, by its number.
  private(set) var forms: [String] = []
  private var numbers: [String: Int32] = [:]
  private let tokenizer: WordTokenizer

  init(language: String) { tokenizer = WordTokenizer(language: language) }

  /// Adds a source.
  ///
  /// - Parameters:
  ///   - passages: Its passages; a sentence that comes again counts once.
  ///   - weight: What a word of it counts.
  ///   - isCased: Whether its capitals say how words are written.
  /// - Complexity: O(*n*) in the length of the passages.
  mutating func add(_ passages: some Sequence<String>, weight: Float, isCased: Bool = true) {
    var source = Source(weight: weight, isCased: isCased)
    var seen: Set<UInt64> = []
    for passage in passages {
      for sentence in Sentences.sentences(in: passage) where seen.insert(Self.hash(sentence)).inserted {
        for token in tokenizer.tokens(of: sentence) { append(token, to: &source) }
        if source.tokens.last != Mark.sentenceEnd { source.tokens.append(Mark.sentenceEnd) }
      }
    }
    sources.append(source)
  }

  private mutating func append(_ token: WordToken, to source: inout Source) {
    switch token {
    case .sentenceEnd: source.tokens.append(Mark.sentenceEnd)
    case .number: source.tokens.append(Mark.number)
    case .comma: source.tokens.append(Mark.comma)
    case .word(let text):
      source.wordCount += 1
      source.tokens.append(number(of: text))
    }
  }

  private mutating func number(of form: String) -> Int32 {
    if let number = numbers[form] { return number }
    let number = Int32(forms.count)
    forms.append(form)
    numbers[form] = number
    return number
  }

  /// The hash of a sentence without case and marks (FNV-1a); the same in every run.
  private static func hash(_ sentence: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in sentence.utf8 where byte >= UInt8(ascii: "A") || byte == UInt8(ascii: " ") {
      let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 32 : byte
      hash = (hash ^ UInt64(lower)) &* 0x100_0000_01B3
    }
    return hash
  }
}
