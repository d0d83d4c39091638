import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

@Suite struct ScoreStoreTests {
  private let folder: TemporaryFolder
  private let container: Container

  init() throws {
    folder = try TemporaryFolder()
    container = Container(path: folder.path(of: "state/keyline"))
  }

  private func tally(_ layout: String = "qwerty-en", letters: Int, e presses: Int) -> Tally {
    var tally = Tally(layout: layout)
    tally[.pressedLetters] = letters
    tally.press(ScoreKey(layer: "base", key: "e"), times: presses)
    return tally
  }

  @Test func `what is kept adds up by day and layout`() throws {
    let store = try ScoreStore(in: container)
    try store.add([tally(letters: 5, e: 2), tally("qwertz-de", letters: 3, e: 1)], on: "2026-11-30")
    try store.add([tally(letters: 4, e: 1)], on: "2026-12-01")
    try ScoreStore(in: container).add([tally(letters: 6, e: 3)], on: "2026-12-01")
    let history = try store.load()
    #expect(history.days.map(\.day) == ["2026-11-30", "2026-11-30", "2026-12-01"])
    #expect(history.days.map(\.tally.layout) == ["qwerty-en", "qwertz-de", "qwerty-en"])
    #expect(history.days.map { $0.tally[.pressedLetters] } == [5, 3, 10])
    #expect(history.keys.map { $0.keys[ScoreKey(layer: "base", key: "e")] } == [6, 1])
    #expect(history.total.presses == 18)
    #expect(history.total.keys == [ScoreKey(layer: "base", key: "e"): 7])
  }

  @Test func `what was counted too much is taken off again`() throws {
    let store = try ScoreStore(in: container)
    var more = Tally(layout: "a")
    more[.savedByCorrections] = 4
    var less = Tally(layout: "a")
    less[.savedByCorrections] = -4
    try store.add([more], on: "2026-12-01")
    try store.add([less], on: "2026-12-01")
    #expect(try store.load().total.saved == 0)
  }

  @Test func `a reset forgets everything`() throws {
    let store = try ScoreStore(in: container)
    try store.add([tally(letters: 5, e: 2)], on: "2026-12-01")
    try store.reset()
    #expect(try store.load().isEmpty)
  }

  @Test func `a damaged score is set aside under a name that says so`() throws {
    let path = try folder.write(String(repeating: "rubbish ", count: 200), to: "state/keyline/score.sqlite")
    let store = try ScoreStore(in: container)
    try store.add([tally(letters: 1, e: 1)], on: "2026-12-01")
    #expect(store.notice?.contains("a new score was begun") == true)
    #expect(access(path + ".unreadable-1", F_OK) == 0)
  }

  @Test func `a newer score is left alone, and that is said`() throws {
    try ScoreStore(in: container).add([tally(letters: 1, e: 1)], on: "2026-12-01")
    try Database(ScoreStore.path(in: container)).execute("PRAGMA user_version = 2")
    #expect(throws: DatabaseFileError.newer(path: ScoreStore.path(in: container))) {
      try ScoreStore(in: container)
    }
    var keeper = ScoreKeeper(in: container)
    keeper.add([tally(letters: 1, e: 1)], on: "2026-12-01")
    keeper.write()
    #expect(keeper.takeProblem()?.contains("newer Keyline") == true)
    keeper.write()
    #expect(keeper.takeProblem() == nil)
  }

  @Test func `while another keyboard writes, the score waits and nothing is said`() throws {
    var keeper = ScoreKeeper(in: container)
    #expect(keeper.load() == Tally())
    let writer = try Database(ScoreStore.path(in: container))
    try writer.execute("BEGIN IMMEDIATE")
    keeper.add([tally(letters: 5, e: 1)], on: "2026-12-01")
    keeper.write()
    keeper.add([tally(letters: 2, e: 1)], on: "2026-12-01")
    keeper.write()
    #expect(keeper.takeProblem() == nil)
    try writer.execute("COMMIT")
    keeper.write()
    keeper.write()
    #expect(keeper.load()?.presses == 7)
  }

  @Test func `without a place nothing is kept, and nothing is said`() {
    var keeper = ScoreKeeper(in: nil)
    keeper.add([tally(letters: 5, e: 1)], on: "2026-12-01")
    keeper.finish()
    #expect(keeper.load() == nil && keeper.takeProblem() == nil)
  }

  @Test func `a day is written as in the calendar`() {
    #expect(LocalDay.text(of: 43_200).hasPrefix("1970-01-0"))
    #expect(LocalDay.today.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
  }
}
