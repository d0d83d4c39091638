import CLinux
import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct WordStoreTests {
  private let folder: TemporaryFolder
  private let container: Container
  private let path: String
  private let day = 20_787

  init() throws {
    folder = try TemporaryFolder()
    container = Container(path: folder.path(of: "state/keyline"))
    path = container.path + "/words.sqlite"
  }

  private func learned(_ word: String, after others: [String] = [], weight: Double = 1, day: Int? = nil)
    -> [LearnedSequence]
  {
    let day = day ?? self.day
    var rows = [LearnedSequence(words: [word], weight: weight, day: day)]
    for start in others.indices {
      rows.append(LearnedSequence(words: others[start...] + [word], weight: weight, day: day))
    }
    return rows
  }

  /// What was loaded, with texts in the place of numbers.
  private func rows(_ words: LearnedWords) -> [String: Float] {
    var rows: [String: Float] = [:]
    for form in words.forms {
      rows[words.texts[Int(form.word)] + (form.form.isEmpty ? "" : " as " + form.form)] = form.weight
    }
    for sequence in words.sequences {
      let places = [sequence.older, sequence.newer, sequence.last].filter { $0 != LearnedWords.Sequence.none }
      rows[places.map { words.texts[Int($0)] }.joined(separator: " ")] = sequence.weight
    }
    return rows
  }

  private func load() throws -> LearnedWords { try WordStore(in: container).load() }

  private func bytes(_ name: String) throws -> [UInt8] {
    guard access(container.path + "/" + name, F_OK) == 0 else { return [] }
    return try AtomicFile(container.path + "/" + name).read() ?? []
  }

  // MARK: Learning

  @Test func `what was learned is read back, also by another opener`() throws {
    let store = try WordStore(in: container)
    #expect(try store.load() == LearnedWords(texts: []))
    try store.save(
      learned("you", after: [".", "see"])
        + [LearnedSequence(words: ["anna"], form: "Anna", weight: 2, day: day)],
      verdicts: [.taught("Keyline"), .blocked("Fnord"), .reverted(typed: "Teh", to: "the")])
    let words = try load()
    #expect(rows(words) == ["you": 1, "see you": 1, ". see you": 1, "anna as Anna": 2])
    #expect(words.texts == words.texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(
      Set(words.verdicts) == [.taught("Keyline"), .blocked("fnord"), .reverted(typed: "teh", to: "the")])
    #expect(store.notice == nil)
  }

  @Test func `counts add up, over days, and fade`() throws {
    let store = try WordStore(in: container)
    try store.save(learned("word"))
    try store.save(learned("word", day: day + 60))
    let form = try #require(try load().forms.first)
    #expect(form.day == Int32(day + 60) && abs(form.weight - 1.5) < 0.001)
    // A keyboard whose clock is behind adds less, and the day stays.
    try store.save(learned("word", day: day))
    let later = try #require(try load().forms.first)
    #expect(later.day == Int32(day + 60) && abs(later.weight - 2) < 0.001)
  }

  @Test(arguments: [Int.min, -400_000, 0, 20_000, 400_000, Int.max])
  func `a clock that is wrong by centuries spoils nothing`(wrong: Int) throws {
    let store = try WordStore(in: container)
    try store.save(learned("word", day: wrong) + learned("other"))
    let words = rows(try load())
    #expect(words["other"].map { abs($0 - 1) < 0.001 } == true)
    #expect(words["word"].map(\.isFinite) == true)
  }

  @Test func `what is taken back is gone, from the file too`() throws {
    let store = try WordStore(in: container)
    try store.save(learned("secretly", after: ["so", "very"]) + learned("kept"))
    try store.save(learned("secretly", after: ["so", "very"], weight: -1))
    #expect(rows(try load()) == ["kept": 1])
    try Database(path).rows("PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(try !contains("secretly", "words.sqlite") && contains("kept", "words.sqlite"))
    try store.save(learned("never", weight: -1))
    #expect(rows(try load()) == ["kept": 1])
  }

  @Test func `the later of two verdicts holds, and one can be withdrawn`() throws {
    let store = try WordStore(in: container)
    try store.save([], verdicts: [.taught("Word"), .blocked("word")])
    #expect(try load().verdicts == [.blocked("word")])
    try store.save([], verdicts: [.taught("word"), .taught("WORD")])
    #expect(try load().verdicts == [.taught("WORD")])
    try store.save([], withdrawn: [.taught("word")])
    #expect(try load().verdicts == [])
  }

  @Test func `words are their owner's alone`() throws {
    let store = try WordStore(in: container)
    try store.save(learned("word"))
    for suffix in ["", "-wal", "-shm", ".lock"] {
      var status = stat()
      #expect(stat(path + suffix, &status) == 0 && status.st_mode & 0o777 == 0o600, "\(suffix)")
    }
    withExtendedLifetime(store) {}
  }

  @Test func `the least are let go of beyond the cap`() throws {
    let store = try WordStore(in: container)
    let most = WordStore.mostWords * 9 / 8 + 2
    try store.save((0..<most).flatMap { learned("w\($0)", after: ["x"], weight: $0 < 5 ? 0.5 : 1) })
    #expect(try store.load().forms.count == most)
    let after = try load()
    #expect(after.forms.count == WordStore.mostWords && after.texts.count == WordStore.mostWords + 1)
    #expect(after.texts.contains("x") && after.sequences.count == WordStore.mostWords)
    #expect(rows(after)["w0"] == nil && rows(after)["w4"] == nil)
  }

  // MARK: Several keyboards

  @Test func `keyboards that write at once lose nothing`() async throws {
    let container = container
    let rows = learned("word", after: ["a"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let store = try WordStore(in: container)
          for _ in 0..<30 { try store.save(rows) }
        }
      }
      try await group.waitForAll()
    }
    #expect(self.rows(try load()) == ["word": 180, "a word": 180])
  }

  @Test func `a change elsewhere is noticed, and none of one's own`() throws {
    let (one, other) = (try WordStore(in: container), try WordStore(in: container))
    _ = try one.load()
    #expect(!one.hasChangedElsewhere)
    try one.save(learned("mine"))
    #expect(!one.hasChangedElsewhere)
    try other.save(learned("theirs"))
    #expect(one.hasChangedElsewhere)
    _ = try one.load()
    #expect(!one.hasChangedElsewhere)
  }

  @Test func `what was forgotten elsewhere does not come back`() throws {
    let (keyboard, command) = (try WordStore(in: container), try WordStore(in: container))
    try keyboard.save(learned("fnord"))
    _ = try keyboard.load()
    #expect(try command.forget(["Fnord", "other"]) == ["Fnord"])
    #expect(try keyboard.save(learned("fnord")) == .forgottenElsewhere)
    #expect(rows(try keyboard.load()) == [:])
    #expect(try keyboard.save(learned("new")) == .saved)
    try command.reset()
    #expect(try keyboard.save(learned("new")) == .forgottenElsewhere)
    #expect(rows(try load()) == [:])
  }

  @Test func `a keyboard does not wait for who writes`() throws {
    let keyboard = try WordStore(in: container, patience: WordStore.keyboardPatience)
    let writer = try Database(path)
    try writer.execute("BEGIN IMMEDIATE")
    #expect(throws: DatabaseFileError.inUse(path: path)) { try keyboard.save(learned("word")) }
    #expect(rows(try keyboard.load()) == [:], "reading goes on")
    try writer.execute("COMMIT")
    #expect(try keyboard.save(learned("word")) == .saved)
    let lock = try FileLock(waitingFor: path + ".lock")
    #expect(throws: DatabaseFileError.inUse(path: path)) {
      try WordStore(in: container, patience: WordStore.keyboardPatience)
    }
    withExtendedLifetime(lock) {}
  }

  // MARK: Forgetting

  @Test func `a word is forgotten with all in which it occurs`() throws {
    let store = try WordStore(in: container)
    try store.save(
      learned("here", after: ["we", "fnord"]) + learned("fnord", after: ["we"]) + learned("we"),
      verdicts: [.taught("Fnord"), .reverted(typed: "fnrd", to: "fnord"), .blocked("fnordy")])
    #expect(try store.forget(["FNORD", ",", "."]) == ["FNORD"])
    let words = try load()
    #expect(rows(words) == ["here": 1, "we": 1])
    #expect(words.verdicts == [.blocked("fnordy")])
  }

  @Test func `a reset leaves nothing in any file, while a keyboard runs too`() throws {
    let keyboard = try WordStore(in: container)
    let words = (0..<400).map { "pineapple\($0)" }
    for word in words { try keyboard.save(learned(word, after: ["mango"]), verdicts: [.taught("Papaya")]) }
    _ = try keyboard.load()
    try folder.write("coconut in rubbish", to: "state/keyline/words.sqlite.unreadable-1")
    #expect(try contains("pineapple", "words.sqlite") || contains("pineapple", "words.sqlite-wal"))
    try WordStore(in: container).reset()
    for name in try FolderListing.names(in: container.path) {
      for fruit in ["pineapple", "mango", "apaya", "coconut"] {
        #expect(try !contains(fruit, name), "\(name)")
      }
    }
    #expect(rows(try load()) == [:])
    try WordStore(in: container).reset()
  }

  private func contains(_ text: String, _ name: String) throws -> Bool {
    let found = try bytes(name)
    let needle = Array(text.utf8)
    return found.indices.contains { found[$0...].starts(with: needle) }
  }

  // MARK: Damage

  @Test func `damaged words are set aside, and learning goes on`() throws {
    do { try WordStore(in: container).save(learned("old")) }
    let rubbish = String(repeating: "not a database\n", count: 100)
    try folder.write(rubbish, to: "state/keyline/words.sqlite")
    let store = try WordStore(in: container)
    let notice =
      "\(path) is damaged; it is kept as \(path).unreadable-1, and a new list of learned words was begun."
    #expect(store.notice == notice)
    try store.save(learned("new"))
    #expect(rows(try load()) == ["new": 1])
    #expect(try bytes("words.sqlite.unreadable-1") == Array(rubbish.utf8))
  }

  @Test(arguments: [
    "DROP TABLE word", "DROP TABLE sequence; DROP TABLE forgotten",
    "ALTER TABLE form RENAME COLUMN day TO days",
    "DROP TABLE verdict; CREATE VIEW verdict AS SELECT 1",
    "DROP TABLE form; CREATE TABLE form (word, form, weight, day)",
  ])
  func `a database with other tables is set aside, when it is opened and while it is open`(change: String)
    throws
  {
    let open = try WordStore(in: container)
    try open.save([LearnedSequence(words: ["fjord"], weight: 1, day: 20_500)])
    try Database(path).execute(change)
    try open.save([LearnedSequence(words: ["tide"], weight: 1, day: 20_500)])
    #expect(open.notice?.contains("it is kept as \(path).unreadable-1") == true)
    #expect(try open.load().texts == ["tide"])
    try Database(path).execute(change)
    let next = try WordStore(in: container)
    #expect(next.notice?.contains("it is kept as \(path).unreadable-2") == true)
    #expect(try next.load().texts.isEmpty)
  }

  @Test func `newer words are refused and left alone`() throws {
    try container.prepare()
    do { try Database(path).execute("CREATE TABLE other (x); PRAGMA user_version = 2") }
    let before = try bytes("words.sqlite")
    #expect(throws: DatabaseFileError.newer(path: path)) { try WordStore(in: container) }
    #expect(try bytes("words.sqlite") == before)
  }

  @Test func `words that were deleted are begun anew by who has them open`() throws {
    let store = try WordStore(in: container)
    try store.save(learned("old"))
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    #expect(store.hasChangedElsewhere)
    try store.save(learned("new"))
    #expect(rows(try load()) == ["new": 1])
  }

  @Test func `whether every page is sound can be asked`() throws {
    let store = try WordStore(in: container)
    try store.save((0..<300).flatMap { learned("word\($0)", after: ["a"]) })
    #expect(try store.isSound())
    #expect(WordStore.exists(in: container) && !WordStore.exists(in: Container(path: folder.path)))
  }
}
