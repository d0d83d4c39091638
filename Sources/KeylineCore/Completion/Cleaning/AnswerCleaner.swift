/// Makes completions of a model's answer: what can be inserted at the cursor as it is.
///
/// Models number, quote, repeat and introduce what they were asked for plainly; none of that is for the text.
public struct AnswerCleaner: Sendable {
  /// The most completions that are offered.
  public static let mostCompletions = 3
  /// The most words of one: the prompt asks for fewer than 25.
  static let mostWords = 24
  /// The most characters of one: some languages put no blanks between words.
  static let mostCharacters = 240
  /// The most scalars of one: a character may be made of any number of them.
  static let mostScalars = 1000

  private let query: CompletionQuery
  private let joint: CompletionJoint

  /// Prepares for the answers to a query.
  ///
  /// - Parameter query: What was asked.
  public init(_ query: CompletionQuery) {
    self.query = query
    joint = CompletionJoint(query)
  }

  /// The completions of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer, or what has come of it.
  ///   - isWhole: Whether its last line is whole too: neither still coming nor cut off.
  /// - Returns: At most three texts for the place of the cursor, each other than the rest.
  /// - Complexity: O(*n*) in the answer.
  public func completions(in answer: String, isWhole: Bool) -> [String] {
    let lines = Self.lines(of: answer, isWhole: isWhole)
    var numbering = LineNumbering()
    let bare = lines.compactMap { line -> Substring? in
      let text = numbering.stripped(line)
      return AnswerChatter.isNoCompletion(text) ? nil : LineDecoration.stripped(text)
    }
    let spaced = joint.areSpaced(bare)
    var found: [String] = []
    var known: Set<String> = []
    for line in bare where found.count < Self.mostCompletions {
      let completion = joint.joined(line, isSpaced: spaced)
      let bounded = Self.bounded(completion)
      let key = bounded.lowercased().filter { $0.isLetter || $0.isNumber }
      guard !bounded.allSatisfy(\.isWhitespace), known.insert(key.isEmpty ? bounded : key).inserted else {
        continue
      }
      found.append(bounded)
    }
    return found
  }

  /// The lines that are whole, without what no text should hold.
  private static func lines(of answer: String, isWhole: Bool) -> [Substring] {
    let answer = ReasoningBlock.removed(from: answer)
    if isWhole, let listed = listed(in: answer) { return listed }
    // What may become a list is none of lines yet.
    if !isWhole, answer.first(where: { !$0.isWhitespace }) == "[" { return [] }
    let clean = CharacterSieve.sifted(answer)
    var lines = clean.split(omittingEmptySubsequences: false) { $0.isNewline }
    if !isWhole { lines.removeLast() }
    return lines.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The texts of an answer that is a JSON list, as some models prefer.
  private static func listed(in answer: String) -> [Substring]? {
    let bytes = Array(answer.drop { $0.isWhitespace }.utf8)
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    do throws(JSONFault) {
      let texts = try JSONValue(received: bytes).array?.compactMap(\.string)
      return texts?.flatMap { CharacterSieve.sifted($0).split { $0.isNewline } }
    } catch {
      return nil
    }
  }

  /// A completion of a bounded length, cut behind a sentence if there is one, else behind a word.
  private static func bounded(_ text: String) -> String {
    let text = String(text.unicodeScalars.prefix(mostScalars))
    var words = 0
    var end = text.startIndex
    var sentenceEnd: String.Index?
    var isInWord = false
    for index in text.indices.prefix(mostCharacters) {
      let character = text[index]
      if character.isWhitespace {
        if isInWord, words == mostWords { return String(text[..<(sentenceEnd ?? index)]) }
        isInWord = false
      } else if !isInWord {
        isInWord = true
        words += 1
      }
      end = text.index(after: index)
      if ".!?…。！？".contains(character) { sentenceEnd = end }
    }
    return end == text.endIndex ? text : String(text[..<(sentenceEnd ?? end)])
  }
}
