import KeylineCore
import Testing

@Suite struct LayoutTestRunnerTests {
  private let layout: Layout

  init() throws { layout = try LayoutFixture.shipped("qwerty-en") }

  @Test func `reports what a repertoire lacks, and by which means`() throws {
    let report = try run(#""repertoire": [{ "id": "r", "characters": "a é ж", "reach": "simple" }]"#)
    #expect(
      report.failures == [
        LayoutTestFailure(test: "r", reason: .unreachable("é", .simple)),
        LayoutTestFailure(test: "r", reason: .unreachable("ж", .simple)),
      ])
    #expect(report.failed == 1)
    let byGesture = try run(#""repertoire": [{ "id": "r", "characters": "aé", "reach": "gesture" }]"#)
    #expect(byGesture.passed == 1)
  }

  @Test(arguments: [
    (#"{ "keystroke": "A" }"#, LayoutTestFailure.Reason.notShown(key: "A", layer: "base")),
    (#"{ "keystroke": "n", "longPress": 3 }"#, .noAlternate(key: "n", number: 3, of: 2)),
    (#"{ "keystroke": "n" }, { "check": "m" }"#, .wrongText(expected: "m", found: "n")),
  ])
  func `reports the step that failed`(steps: String, reason: LayoutTestFailure.Reason) throws {
    let report = try run(#""tests": [{ "id": "t", "steps": [\#(steps)] }]"#)
    #expect(report.failures.map(\.reason) == [reason])
    #expect(report.description == "qwerty-en: 0 passed, 1 failed")
  }

  @Test func `refuses tests of another layout`() throws {
    let test = try LayoutTestReader.read(Array(#"{ "layout": "other" }"#.utf8), file: "t.json")
    let report = LayoutTestRunner.run(test, on: layout)
    #expect(report.failures.map(\.reason) == [.otherLayout(expected: "other")])
  }

  @Test(arguments: [
    (#"{}"#, #"t.json: key "t": a step is exactly one of "keystroke", "backspace" and "check""#),
    (
      #"{ "backspace": true, "check": "" }"#,
      #"t.json: key "t": a step is exactly one of "keystroke", "backspace" and "check""#
    ),
    (#"{ "backspace": false }"#, #"t.json: key "t": "backspace" must be true"#),
    (
      #"{ "keystroke": "n", "longPress": 0 }"#,
      #"t.json: key "t": "longPress" must be a whole number from 1 to 100"#
    ),
    (#"{ "keystrok": "n" }"#, #"t.json: key "t": there is no field "keystrok"; did you mean "keystroke"?"#),
  ])
  func `names the test whose step cannot be read`(step: String, message: String) {
    do throws(LayoutError) {
      _ = try LayoutTestReader.read(
        Array(#"{ "layout": "x", "tests": [{ "id": "t", "steps": [\#(step)] }] }"#.utf8), file: "t.json")
      Issue.record("read without an error")
    } catch {
      #expect(error.description == message)
    }
  }

  private func run(_ parts: String) throws -> LayoutTestReport {
    let json = #"{ "layout": "qwerty-en", \#(parts) }"#
    return LayoutTestRunner.run(try LayoutTestReader.read(Array(json.utf8), file: "t.json"), on: layout)
  }
}
