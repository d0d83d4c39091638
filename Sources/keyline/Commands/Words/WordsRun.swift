import KeylineCore
import KeylinePrediction
import KeylineStore

/// `keyline words`.
struct WordsRun {
  let files: SettingsFiles

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: WordsCommand) throws -> String {
    switch command {
    case .list(let json): return try list(json: json)
    case .add(let words): return try decide(words.map(learnable).map(WordVerdict.taught))
    case .block(let words): return try decide(words.map(blockable).map(WordVerdict.blocked))
    case .remove(let words): return try remove(words)
    case .unblock(let words): return try unblock(words)
    case .importing(let file): return try add(WordImport(OperandFile(file)))
    case .exporting(let file): return try export(to: file)
    case .reset(let isSure): return try reset(isSure: isSure)
    }
  }

  // MARK: Listing

  private func list(json: Bool) throws -> String {
    let rows = WordListRow.of(try load(), today: Self.today)
    if json { return try JSONText.of(rows) }
    if rows.isEmpty { return "No words were learned yet.\n" }
    let cells = [["WORD", "TIMES", "LAST", ""]] + rows.map(\.cells)
    return TextColumns.make(cells).map { line in
      String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// The day, in days since the beginning of 1970.
  static var today: Int { Int(UTCTime.now.milliseconds / 86_400_000) }

  // MARK: Deciding

  /// A word that can be taught: the same as can be imported.
  private func learnable(_ word: String) throws -> String {
    guard WordImport.isWord(word) else {
      throw CommandFailure(message: "One of the words is none: \(LearnableWord.rule).")
    }
    return word
  }

  /// A word that can be blocked: a model may offer more than is learned.
  private func blockable(_ word: String) throws -> String {
    let scalars = word.unicodeScalars
    guard !word.isEmpty, scalars.count <= LearnableWord.longest,
      !scalars.contains(where: { $0.properties.isWhitespace }), word == word.withoutControls
    else {
      throw CommandFailure(
        message:
          "One of the words is none: a word has no blanks and at most \(LearnableWord.longest) characters.")
    }
    return word
  }

  private func decide(_ verdicts: [WordVerdict]) throws -> String {
    try onStore { store throws(DatabaseFileError) in try store.save([], verdicts: verdicts) }
    files.ping()
    return ""
  }

  private func remove(_ words: [String]) throws -> String {
    // As they are stored: an accent may be a letter with its mark, or one and then the other.
    let stored = Set(words.map(LearnedSequence.folded))
    let learned = try load()
    let spellings =
      learned.texts.filter(stored.contains)
      + learned.verdicts.compactMap {
        if case .taught(let word) = $0 { LearnedSequence.folded(word) } else { nil }
      }
      .filter(stored.contains)
    let known = try onStore { store throws(DatabaseFileError) in try store.forget(words + spellings) }
    files.ping()
    try failing(about: words.filter { !known.contains($0) }, "was not learned")
    return ""
  }

  private func unblock(_ words: [String]) throws -> String {
    let wanted = Set(words.map { WordVerdict.blocked(LearnedSequence.folded($0)) })
    // As they are stored: an accent may be a letter with its mark, or one and then the other.
    let blocked = try load().verdicts.filter(wanted.contains)
    try onStore { store throws(DatabaseFileError) in try store.save([], withdrawn: blocked) }
    files.ping()
    try failing(
      about: words.filter { !blocked.contains(.blocked(LearnedSequence.folded($0))) }, "was not blocked")
    return ""
  }

  /// Fails where a command named what there was not; the rest is done.
  private func failing(about words: [String], _ clause: String) throws(CommandFailure) {
    guard let first = words.first else { return }
    let others = words.count > 1 ? ", and \(words.count - 1) more" : ""
    throw CommandFailure(
      message: "\(first.withoutControls.quoted) \(clause)\(others); see `keyline words list`.")
  }

  // MARK: Forgetting everything

  private func reset(isSure: Bool) throws -> String {
    let count = WordListRow.of(try load(), today: Self.today).count
    if !isSure {
      let words = count == 1 ? "1 word" : "\(count) words"
      try ForgettingQuestion.ask(about: "\(words) and all that goes with them")
    }
    try onStore { store throws(DatabaseFileError) in try store.reset() }
    files.ping()
    return "Everything that was learned is forgotten.\n"
  }

  // MARK: Files

  private func add(_ source: WordImport) throws -> String {
    let kept = try onStore { store throws(DatabaseFileError) in
      try store.save(source.sequences, verdicts: source.verdicts)
      // The first one lets go of what is beyond the cap.
      _ = try store.load()
      return Set(try store.load().texts).union(source.taught).intersection(source.words).count
    }
    files.ping()
    if let left = source.leftOut { StandardError.write("keyline: " + left) }
    let lost = source.words.count - kept
    if lost > 0 {
      StandardError.write(
        "keyline: \(lost) of \(source.words.count) words were let go of: at most \(WordStore.mostWords) are kept, "
          + "those that count most.")
    }
    return "\(kept) \(kept == 1 ? "word was" : "words were") added.\n"
  }

  private func export(to file: String?) throws -> String {
    let text = WordBackup.text(of: try load())
    guard let file, file != "-" else { return text }
    try OperandFile(file).create(text)
    return ""
  }

  // MARK: The store

  private func load() throws(CommandFailure) -> LearnedWords {
    guard let container = files.ownContainer else { throw Self.noPlace }
    // Looking makes nothing.
    guard WordStore.exists(in: container) else { return LearnedWords() }
    return try onStore { store throws(DatabaseFileError) in try store.load() }
  }

  @discardableResult
  private func onStore<Value>(
    _ body: (WordStore) throws(DatabaseFileError) -> Value
  ) throws(CommandFailure) -> Value {
    guard let container = files.ownContainer else { throw Self.noPlace }
    do throws(DatabaseFileError) {
      let store = try WordStore(in: container)
      defer { if let notice = store.notice { StandardError.write("keyline: " + notice) } }
      return try body(store)
    } catch {
      throw CommandFailure(message: error.message)
    }
  }

  private static let noPlace = CommandFailure(
    message: "There is no place for learned words: set HOME or XDG_STATE_HOME.")
}
