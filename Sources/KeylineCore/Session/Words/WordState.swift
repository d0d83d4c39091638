/// What a session knows of the word at the cursor: what was asked, what is offered, what can be taken back.
public struct WordState: Sendable {
  /// What the predictor was asked last; nil where no words are offered.
  public internal(set) var query: WordQuery?
  /// The bytes of the document that a candidate takes the place of; empty between words.
  public internal(set) var range = 0..<0
  /// The words that are offered, best first.
  public internal(set) var candidates: [WordCandidate] = []
  /// What of them the next blank was to make of the word when they were answered.
  var pending: WordCandidate?
  /// Grows whenever what is offered may have changed, so that nobody need compare it.
  public internal(set) var generation = 0
  /// The index of the candidate that Ctrl-G's arrows stand on; nil when they stand on none.
  public internal(set) var selected: Int?
  /// The replacement of what is typed, with the bytes of its shortcut; nil when it is none.
  public internal(set) var replacement: OfferedReplacement?
  /// The predictor's last answer.
  var answer = WordAnswer()
  /// The query that it answers.
  var answeredQuery: WordQuery?
  /// Where the word begins that is being typed; nil when it was pasted or is written again.
  var typedStart: Int?
  /// What has happened to the text that the words have not yet followed; nil for nothing.
  var lag: TextChange?
  /// Whether this event has typed or deleted a character of a word, as only fingers do.
  var isByHand = false
  /// Where a blank ends that came with a word that was taken; nil after the next key.
  var blankEnd: Int?
  /// The change that a Backspace right after it takes back.
  var correction: AppliedCorrection?
  /// The word that was finished last.
  var finished: FinishedWord?
  /// What the inspector was told of the candidates.
  var scores: [WordScore] = []

  /// Whether the candidates are those of the text as it stands.
  public var isCurrent: Bool { answeredQuery == query }

  /// Offers nothing.
  mutating func clear() {
    generation += 1
    query = nil
    answeredQuery = nil
    pending = nil
    answer = WordAnswer()
    candidates = []
    replacement = nil
    selected = nil
  }
}

/// What an event did to the text.
enum TextChange: Hashable, Sendable {
  case edit
  /// Only the cursor is elsewhere.
  case move
}

/// A text replacement that the bar offers.
public struct OfferedReplacement: Hashable, Sendable {
  /// What takes the place of the shortcut.
  public let candidate: WordCandidate
  /// The bytes of the shortcut.
  public let range: Range<Int>
}

/// A word that Keyline has changed unasked.
struct AppliedCorrection: Hashable, Sendable {
  /// What was typed.
  var typed: String
  /// What took its place.
  var replacement: WordCandidate
  /// Where that stands, with what ended the word.
  var range: Range<Int>
  /// What ended the word.
  var ending: String
  /// The revision of the document right after it.
  var revision: Int
}

/// A word that was finished, and where it stands.
struct FinishedWord: Hashable, Sendable {
  var text: LearnedText
  var range: Range<Int>
}
