import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct WordKeeperTests {
  private let folder: TemporaryFolder
  private let container: Container
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    container = Container(path: folder.path(of: "state/keyline"))
    path = container.path + "/words.sqlite"
  }

  private func learned(_ word: String) -> [LearnedSequence] {
    [LearnedSequence(words: [word], weight: 1, day: 20_787)]
  }

  @Test func `what was learned is on the disk after writing, and read by the next`() throws {
    var keeper = WordKeeper(in: container)
    #expect(keeper.load() == LearnedWords())
    keeper.add(learned("one"), verdicts: [.blocked("two")])
    #expect(keeper.hasWork)
    #expect(keeper.write() == .done)
    #expect(!keeper.hasWork && keeper.takeProblems().isEmpty)
    var next = WordKeeper(in: container)
    let words = next.load()
    #expect(words.texts == ["one"] && words.verdicts == [.blocked("two")])
  }

  @Test func `without a place everything stays in memory`() {
    var keeper = WordKeeper(in: nil)
    keeper.add(learned("one"))
    #expect(!keeper.hasWork && keeper.write() == .done && keeper.load() == LearnedWords())
  }

  @Test func `while another process writes, words wait and nothing is said`() throws {
    var keeper = WordKeeper(in: container)
    _ = keeper.load()
    let writer = try Database(path)
    try writer.execute("BEGIN IMMEDIATE")
    keeper.add(learned("one"))
    #expect(keeper.write() == .done && keeper.hasWork && keeper.takeProblems().isEmpty)
    try writer.execute("COMMIT")
    #expect(keeper.write() == .done && !keeper.hasWork)
    #expect(try WordStore(in: container).load().texts == ["one"])
  }

  @Test func `what could not be read at first is read later`() throws {
    try WordStore(in: container).save(learned("old"))
    var keeper = WordKeeper(in: container)
    var lock: FileLock? = try FileLock(waitingFor: path + ".lock")
    #expect(keeper.load() == LearnedWords() && keeper.takeProblems().isEmpty)
    withExtendedLifetime(lock) {}
    lock = nil
    keeper.add(learned("new"))
    #expect(keeper.write() == .loadAnew)
    #expect(keeper.load().texts == ["new", "old"])
  }

  @Test func `what was forgotten elsewhere is dropped, and everything loaded anew`() throws {
    var keeper = WordKeeper(in: container)
    keeper.add(learned("one"))
    _ = keeper.load()
    keeper.add(learned("one"))
    try WordStore(in: container).reset()
    #expect(keeper.hasChangedElsewhere)
    #expect(keeper.write() == .loadAnew)
    #expect(keeper.load() == LearnedWords() && !keeper.hasWork)
  }

  @Test func `a refusal is said once, and tried again when more was learned`() throws {
    try folder.write("a file", to: "state")
    var keeper = WordKeeper(in: container)
    _ = keeper.load()
    let problems = keeper.takeProblems()
    #expect(problems.count == 1 && problems.first?.contains("for this run only") == true)
    for number in 0..<WordKeeper.refusalPause {
      keeper.add(learned("word\(number)"))
      #expect(keeper.hasWork == (number == WordKeeper.refusalPause - 1))
    }
    #expect(keeper.write() == .done && keeper.takeProblems().isEmpty)
    unlink(folder.path(of: "state"))
    for number in 0..<WordKeeper.refusalPause { keeper.add(learned("more\(number)")) }
    #expect(keeper.write() == .loadAnew)
    #expect(keeper.load().texts.count == 2 * WordKeeper.refusalPause)
  }

  @Test func `what waits is bounded`() throws {
    var keeper = WordKeeper(in: container)
    for number in 0..<WordKeeper.mostWaiting + 10 { keeper.add(learned("word\(number)")) }
    #expect(keeper.write() == .loadAnew)
    #expect(keeper.load().texts.count == WordKeeper.mostWaiting)
  }

  @Test func `damaged words are said once`() throws {
    try folder.write(String(repeating: "rubbish ", count: 200), to: "state/keyline/words.sqlite")
    var keeper = WordKeeper(in: container)
    _ = keeper.load()
    #expect(keeper.takeProblems().first?.contains("is damaged; it is kept as") == true)
    keeper.add(learned("one"))
    #expect(keeper.write() == .done && keeper.takeProblems().isEmpty)
  }
}
