import Testing

@testable import KeylineTestSupport

/// What `keyline play --headless` says of tapes that are not met, to people and to programs.
@Suite struct PlayReportTests {
  private func folder(_ tapes: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder("tapes")
    for (name, tape) in tapes { try folder.write(tape, to: "tapes/" + name) }
    return folder
  }

  private func play(_ arguments: [String], _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun([ExecutablePath.keyline(), "play", "--headless"] + arguments, folder: folder)
  }

  @Test func aFailureShowsExpectedGotAndTheScreenBeforeAndAfter() throws {
    let folder = try folder(["a.tape": "resize 40x12\ntype \"one\"\nkey Backspace\nexpect text \"One\"\n"])
    let run = try play(["tapes/a.tape"], folder)
    #expect(run.status == .exited(1))
    let errors = run.errors
    #expect(errors.hasPrefix("keyline: tapes/a.tape:4: the text is \"On\", expected was \"One\"\n"))
    #expect(errors.contains("  expected  \"One\"\n  got       \"On\"\n               ^ from here on\n"))
    #expect(errors.contains("  before (line 3):\n  |One"))
    #expect(errors.contains("  after:\n >|On"))
  }

  @Test func everyFailureOfATapeIsSaidAndWhatComesAfterIsPlayed() throws {
    let tape =
      "type \"a\"\nexpect text \"x\"\nexpect row 1 \"y\"\ntype \"b\"\nexpect text \"Ab\"\nscreen end\n"
    let run = try play(["tapes/a.tape"], try folder(["a.tape": tape]))
    #expect(run.status == .exited(1))
    #expect(run.errors.contains("tapes/a.tape:2: ") && run.errors.contains("tapes/a.tape:3: row 1 is \"A\""))
    #expect(!run.errors.contains("tapes/a.tape:5"))
    #expect(run.output.contains("--- end\nAb"))
  }

  @Test func aFolderIsPlayedByNameAndEachTapeIsListed() throws {
    let folder = try folder([
      "b.tape": "type \"b\"\nexpect text \"x\"\n", "a.tape": "type \"a\"\nexpect text \"A\"\nscreen s\n",
      "c.tape": "tpye \"c\"\n", "notes.txt": "no tape",
    ])
    let run = try play(["tapes"], folder)
    #expect(run.status == .exited(1))
    #expect(run.output == "ok      tapes/a.tape\nFAILED  tapes/b.tape\nFAILED  tapes/c.tape\n")
    #expect(run.errors.hasPrefix("keyline: 2 of 3 tapes failed.\n"))
    #expect(run.errors.contains("tapes/b.tape:2: ") && run.errors.contains("tapes/c.tape:1: no command"))
  }

  @Test func aFolderWithoutTapesIsAnError() throws {
    let run = try play(["tapes"], try folder(["notes.txt": ""]))
    #expect(run.status == .exited(1))
    #expect(run.errors == "keyline: tapes: there are no tapes in this folder.\n")
  }

  @Test func programsReadTheReportAsJUnitXML() throws {
    let folder = try folder([
      "a.tape": "sleep 1500ms\n", "b.tape": "type \"<&\\u{1}\"\nsleep 1s\nexpect text \"\"\n",
    ])
    #expect(try play(["tapes", "--junit", "report.xml"], folder).status == .exited(1))
    let report = String(decoding: try folder.read("report.xml"), as: UTF8.self)
    #expect(report.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    #expect(report.contains(#"<testsuite name="keyline play" tests="2" failures="1" time="2.5">"#))
    #expect(report.contains(#"<testcase classname="tapes" name="a.tape" time="1.5"/>"#))
    #expect(report.contains(#"<failure message="tapes/b.tape:3: the text is &quot;&lt;&amp;\u{01}"#))
    #expect(!report.contains("\u{1}"))
    let check = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])"
    #expect(try CommandRun(["python3", "-c", check, "report.xml"], folder: folder).status == .exited(0))
  }

  @Test func updatingWritesWhatIsThereAndFails() throws {
    let tape = """
      # kept
      type "one"
        expect text "two"
      expect row 1 "One"
      expect row 1 "three"
      """
    let folder = try folder(["a.tape": tape])
    let run = try play(["tapes/a.tape", "--update"], folder)
    #expect(run.status == .exited(1))
    #expect(run.errors.hasPrefix("keyline: 1 tape was written anew: look at the changes.\n"))
    #expect(run.errors.contains("tapes/a.tape: lines 3, 5\n"))
    let updated = """
      # kept
      type "one"
        expect text "One"
      expect row 1 "One"
      expect row 1 "One"
      """
    #expect(try folder.read("tapes/a.tape") == Array(updated.utf8))
    #expect(try play(["tapes/a.tape", "--update"], folder).status == .exited(0))
  }

  @Test func whatNoUpdateCanMendFailsAsItIs() throws {
    let folder = try folder(["a.tape": "type \"a\"\nwait screen /never/\n"])
    let run = try play(["tapes/a.tape", "--update"], folder)
    #expect(run.status == .exited(1) && run.errors.contains("/never/ has not come to the screen"))
    #expect(try folder.read("tapes/a.tape") == Array("type \"a\"\nwait screen /never/\n".utf8))
  }

  @Test(arguments: [["--junit", "x.xml"], ["--update"]])
  func theReportsArePartsOfHeadlessPlay(options: [String]) throws {
    let run = try CommandRun(
      [ExecutablePath.keyline(), "play", "tapes/a.tape"] + options, folder: try folder(["a.tape": ""]))
    #expect(run.status == .exited(64) && run.errors.contains("\(options[0]) needs --headless"))
  }
}
