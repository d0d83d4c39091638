import Foundation
import Testing

@testable import KeylineCore
@testable import keyline

@Suite struct ConsentTextTests {
  @Test(arguments: ["docs/privacy.md", "README.md"])
  func `the documentation holds the text that people consent to, word for word`(file: String) throws {
    let text = try String(contentsOf: Scenario.checkout.appendingPathComponent(file), encoding: .utf8)
    #expect(text.contains("\n\n" + ConsentText.text + "\n\n"))
  }

  @Test func `it fits a terminal and says how much is sent`() {
    #expect(ConsentText.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let words = ConsentText.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("at most \(Session.beforeReach) bytes of the text before the cursor"))
    #expect(words.contains("and \(Session.afterReach) bytes after it"))
  }
}
