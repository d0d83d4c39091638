import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore
@testable import keyline

@Suite struct StatsRunTests {
  private let folder: TemporaryFolder
  private let run: StatsRun

  init() throws {
    folder = try TemporaryFolder()
    run = StatsRun(files: SettingsFiles(environment: ["HOME": folder.path]))
  }

  private var container: Container { Container(path: folder.path(of: ".local/state/keyline")) }

  private func keep() throws {
    let store = try ScoreStore(in: container)
    var english = Tally(layout: "qwerty-en")
    english[.pressedLetters] = 90
    english[.pressedTaking] = 10
    english[.characters] = 125
    english[.savedByWords] = 30
    english[.activeMicroseconds] = 60_000_000
    english.press(ScoreKey(layer: "base", key: "e"), times: 12)
    english.press(ScoreKey(layer: "numbers", key: "7"), times: 2)
    var german = Tally(layout: "my, \"own\"")
    german[.pressedLetters] = 5
    german[.characters] = 5
    try store.add([english], on: "2026-11-30")
    try store.add([german], on: "2026-12-01")
  }

  @Test func `with nothing kept it says how to keep, and makes no file`() throws {
    #expect(
      try run.run(StatsOptions())
        == "Nothing is kept; turn it on with: keyline settings set statistics keep\n")
    #expect(try run.run(StatsOptions(isReset: true)) == "Nothing is kept.\n")
    #expect(!ScoreStore.exists(in: container))
    try folder.write(#"{"schema": 1, "statistics": "keep"}"#, to: ".config/keyline/config.json")
    #expect(try run.run(StatsOptions()).hasPrefix("Nothing was kept yet"))
  }

  @Test func `totals, the keys pressed most and the days are printed`() throws {
    try keep()
    let text = try run.run(StatsOptions())
    #expect(text.contains(/\nKeys pressed +105\n/) && text.contains(/\nKeystrokes saved +30\n/))
    #expect(text.contains(/\n  e +12\n  7 \(numbers\) +2\n/))
    #expect(
      text.hasSuffix(
        """

        DAY         LAYOUT     KEYS  CHARACTERS  SAVED  KEYS/CHARACTER  WORDS/MINUTE
        2026-11-30  qwerty-en  100   125         30     0.80            25
        2026-12-01  my, "own"  5     5           0      1.00            -

        """))
  }

  @Test func `JSON has all counts, and what follows from them`() throws {
    try keep()
    let text = try run.run(StatsOptions(format: .json))
    #expect(text.contains(#""keysPerCharacter" : 0.8"#) && text.contains(#""savedByWords" : 30"#))
    #expect(text.contains(#""day" : "2026-12-01""#) && text.contains(#""presses" : 12"#))
  }

  @Test func `CSV has a row for each day and layout`() throws {
    try keep()
    let lines = try run.run(StatsOptions(format: .csv)).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("day,layout,pressedLetters,pressedEditing,"))
    #expect(lines[1].hasPrefix("2026-11-30,qwerty-en,90,0,0,10,0,125,60000000,30,"))
    #expect(lines[2].hasPrefix("2026-12-01,\"my, \"\"own\"\"\",5,"))
  }

  @Test func `a reset forgets everything`() throws {
    try keep()
    #expect(try run.run(StatsOptions(isReset: true, isSure: true)) == "The score is forgotten.\n")
    #expect(try run.run(StatsOptions()).hasPrefix("Nothing is kept"))
  }

  @Test func `a newer score is a failure in one sentence`() throws {
    try keep()
    try Database(ScoreStore.path(in: container)).execute("PRAGMA user_version = 9")
    let failure = #expect(throws: CommandFailure.self) { try run.run(StatsOptions()) }
    #expect(failure?.message.contains("newer Keyline") == true)
  }
}
