import Synchronization

@testable import KeylineCore

/// A session with a predictor under the test's hand: it answers what the test says, and what it is taught is noted.
struct WordPlay {
  private(set) var keyboard: VirtualKeyboard
  private let predictor: ScriptedPredictor
  var session: Session { keyboard.session }
  var text: String { String(decoding: session.document.text.bytes, as: UTF8.self) }
  /// What the predictor was taught so far.
  var lessons: [WordLesson] { predictor.lessons }
  /// What the predictor was asked so far.
  var queries: [WordQuery] { predictor.queries }
  /// The words that the bar offers.
  var offered: [String] { session.words.candidates.map(\.text) }

  /// A text with the cursor at its end, the candidates for what is typed of a word, what a word becomes when it ends, and
  /// what goes on with a word at a pause.
  init(
    _ text: String = "", file: String? = nil, words: [String: [String]] = [:],
    corrections: [String: String] = [:], completions: [String: String] = [:],
    settings: [String: String] = [:], privacy: Privacy = Privacy()
  ) throws {
    var standard = try Settings.standard.setting("autocapitalize", to: "off")
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      standard = try standard.setting(name, to: value)
    }
    var document = TextDocument(PieceTree(Array(text.utf8)))
    document.select(TextSelection(caret: text.utf8.count))
    let session = Session(
      document: document, fileName: file, keyboards: [try SmallLayout.read()], settings: standard,
      size: ScreenSize(columns: 80, rows: 24), privacy: privacy)
    predictor = ScriptedPredictor(words: words, corrections: corrections, completions: completions)
    keyboard = VirtualKeyboard(session: session, words: predictor.source)
    if !text.isEmpty { key(.end, .control) }
  }

  mutating func type(_ text: String) {
    for character in text {
      if character == "\n" { key(.enter) } else { key(.character(character)) }
    }
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = []) {
    keyboard.send(.input(.key(KeyEvent(KeyChord(key, modifiers)))))
  }

  mutating func alt(_ character: Character) { key(.character(character), .alt) }

  mutating func send(_ event: Event) { keyboard.send(event) }

  mutating func wait(_ duration: Duration) { keyboard.advance(by: duration) }
}

/// Answers from tables.
private final class ScriptedPredictor: Sendable {
  private struct Notes {
    var lessons: [WordLesson] = []
    var queries: [WordQuery] = []
  }
  private let words: [String: [String]]
  private let corrections: [String: String]
  private let completions: [String: String]
  private let notes = Mutex(Notes())

  init(words: [String: [String]], corrections: [String: String], completions: [String: String]) {
    self.words = words
    self.corrections = corrections
    self.completions = completions
  }

  var lessons: [WordLesson] { notes.withLock { $0.lessons } }
  var queries: [WordQuery] { notes.withLock { $0.queries } }

  var source: WordSource {
    WordSource(
      answer: { [self] in answer($0) }, completion: { [self] in completions[$0.word] },
      scores: { [self] query in
        answer(query).candidates.map { WordScore($0, probability: 0.5, parts: [.init("unigram", -2)]) }
      }, teach: { [self] lesson in notes.withLock { $0.lessons.append(lesson) } })
  }

  private func answer(_ query: WordQuery) -> WordAnswer {
    notes.withLock { $0.queries.append(query) }
    let correction = corrections[query.word].map { WordCandidate($0, from: .correction) }
    let found = (words[query.word] ?? []).map { WordCandidate($0) }
    let offered = query.options.contains(.corrections) ? [correction].compactMap { $0 } + found : found
    let isRefused = lessons.contains {
      if case .verdict(.reverted(query.word, _)) = $0 { true } else { false }
    }
    return WordAnswer(
      candidates: offered,
      autocorrection: query.options.contains(.autocorrection) && !isRefused ? correction : nil)
  }
}
