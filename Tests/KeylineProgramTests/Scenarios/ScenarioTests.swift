import KeylineCore
import Testing

@testable import keyline

/// The scenarios of `Tests/Scenarios`: keys in, text or screen out.
@Suite struct ScenarioTests {
  @Test func `there are scenarios`() { #expect(Scenario.names.count >= 30) }

  @Test(arguments: Scenario.names)
  func `the keys give the text and the screen that the scenario expects`(name: String) throws {
    let scenario = Scenario(name: name)
    let result: Scenario.Result
    do {
      result = try scenario.play()
    } catch let failure as TapeFailure {
      let screen = failure.screen.joined(separator: "\n")
      Issue.record("\(name)/keys:\(failure.line): \(failure.sentence)\n\(screen)")
      return
    } catch let error as TapeError {
      Issue.record("\(name)/keys:\(error.line): \(error.reason)")
      return
    }
    let expected = try scenario.bytes("out")
    #expect(
      result.text == expected,
      "\(name): expected \(quoted(expected)), got \(quoted(result.text))")
    if let rows = try scenario.expectedScreen() {
      #expect(
        result.screen == rows,
        "\(name): expected\n\(rows.joined(separator: "\n"))\ngot\n\(result.screen.joined(separator: "\n"))")
    }
  }

  private func quoted(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }
}
