import Testing

@testable import KeylineCore

@Suite struct HelpPageTests {
  @Test(arguments: [200, 80, 60, 40, 24])
  func `no line is longer than the screen`(width: Int) {
    let lines = HelpPage.lines(for: .defaults, width: width)
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines.filter { $0.count > width })")
  }

  @Test(arguments: [1, 2, 9])
  func `words that are wider than the screen stay whole`(width: Int) {
    let words = HelpPage.lines(for: .defaults, width: width).flatMap { $0.split(separator: " ") }
    #expect(words.contains("Backspace") && words.contains("Ctrl-H"))
  }

  @Test func `every action is there with its keys, and no other`() {
    let lines = HelpPage.lines(for: .defaults, width: 120)
    let start = lines.firstIndex(of: "").map { $0 + 1 } ?? 0
    #expect(lines.count - start == ActionID.allCases.count)
    #expect(lines.contains { $0.hasPrefix("Choose a keyboard") && $0.hasSuffix("Shift-F9") })
    #expect(lines.contains { $0.hasPrefix("Caps lock of the drawn keys") && $0.hasSuffix("(palette)") })
  }

  @Test func `the greeting is three lines on screens of 60 columns`() {
    #expect(Wording.hints.count == 3)
    #expect(Wording.hints.allSatisfy { $0.count < 60 })
  }
}
