/// What the demonstration makes up: ends of sentences that fit how the text stands.
enum DemonstrationPhrases {
  /// Three lines to go on with.
  ///
  /// - Parameters:
  ///   - text: The text before the cursor.
  ///   - random: Chooses among those that fit.
  /// - Returns: The lines.
  static func lines(after text: String, using random: inout SplitMix) -> [String] {
    let trimmed = text.reversed().drop { $0.isWhitespace }.reversed()
    let word = String(trimmed.reversed().prefix { $0.isLetter || $0 == "'" }.reversed())
    let last = word.lowercased()
    if let mark = trimmed.last, ".!?".contains(mark) { return pick(sentences, using: &random) }
    if trimmed.isEmpty { return pick(openings, using: &random) }
    if let ends = byLastWord[last] { return pick(ends, using: &random) }
    let isOpen = text.last.map { $0.isLetter } == true
    if isOpen, last.count >= 2 {
      let whole = words.filter { $0.count > last.count && $0.hasPrefix(last) }
      if !whole.isEmpty { return continued(whole, after: last, using: &random) }
    }
    return pick(trimmed.last == "," ? afterComma : anywhere, using: &random)
  }

  private static func pick(_ lines: [String], using random: inout SplitMix) -> [String] {
    Array(lines.shuffled(using: &random).prefix(AnswerCleaner.mostCompletions))
  }

  /// The rest of the word that is being typed, then an end of the sentence.
  private static func continued(_ whole: [String], after typed: String, using random: inout SplitMix)
    -> [String]
  {
    let ends = anywhere.shuffled(using: &random)
    let words = whole.shuffled(using: &random)
    return (0..<AnswerCleaner.mostCompletions).map { index in
      typed + words[index % words.count].dropFirst(typed.count) + " " + ends[index]
    }
  }

  private static let openings = [
    "Thank you for your message.", "I hope you are well.", "Just a short note:", "Hello there,",
  ]

  private static let sentences = [
    "Let me know what suits you best.", "I am looking forward to it.", "Thank you for your patience.",
    "Shall we talk about it tomorrow?", "I will send the details later today.", "It should not take long.",
  ]

  private static let afterComma = [
    "and I will bring the tickets", "but only if it does not rain", "so we have time to talk",
    "as we said last week",
    "which would be fine with me",
  ]

  private static let anywhere = [
    "as soon as I can", "before the weekend", "with a few changes", "if that is all right with you",
    "and the rest of it",
    "at the usual place", "later this week",
  ]

  private static let byLastWord: [String: [String]] = [
    "for": [
      "tonight at eight?", "the game tomorrow?", "lunch on Friday?", "a walk after work?",
    ],
    "i": [
      "could be there by eight", "will ask Sam to bring the tickets", "think that would work well",
      "have not heard back yet",
    ],
    "we": [
      "could meet at the station", "should leave before noon", "have until Thursday",
      "can talk about it tonight",
    ],
    "you": [
      "have a minute this afternoon", "could send me the notes", "are right about the date",
      "for the quick answer",
    ],
    "the": [
      "notes from our last meeting", "first draft by Monday", "door at the back", "rest of the afternoon",
    ],
    "a": ["short walk after lunch", "better plan for the weekend", "few minutes to think"],
    "to": [
      "meet you at the station", "send the notes by Monday", "have a look at it today",
      "thank you for your help",
    ],
    "is": ["on the table by the door", "better than I had hoped", "ready whenever you are"],
    "are": ["welcome to join us", "on our way now", "almost there"],
    "in": ["the afternoon", "a week or two", "the usual place", "front of the station"],
    "on": ["Friday evening", "the way home", "my desk", "time for once"],
    "at": ["eight in the evening", "the corner by the park", "the usual place"],
    "and": ["let me know what you think", "bring a coat", "the rest can wait"],
    "with": ["a few changes", "all the others", "a cup of tea"],
    "be": ["there by eight", "glad to help", "ready in a minute"],
    "could": ["be there by eight", "ask Sam to bring the tickets", "you call me later"],
    "thank": ["you for the notes", "you for asking", "you very much"],
    "dear": ["Ada,", "all,", "Sir or Madam,"],
  ]

  private static let words = [
    "about", "after", "afternoon", "again", "almost", "always", "because", "before", "better", "between",
    "could", "coming",
    "dinner", "enough", "evening", "every", "friday", "going", "happy", "hello", "interesting", "know",
    "later", "letter", "little",
    "maybe", "meeting", "minute", "monday", "morning", "never", "nothing", "other", "people", "perhaps",
    "please", "question",
    "really", "remember", "saturday", "should", "something", "sunday", "thank", "their", "there", "thinking",
    "thursday", "today",
    "together", "tomorrow", "tonight", "tuesday", "waiting", "wednesday", "weekend", "where", "which",
    "without", "would", "writing",
    "yesterday",
  ]
}
