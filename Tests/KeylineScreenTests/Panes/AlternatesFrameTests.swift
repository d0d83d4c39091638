import KeylineScreen
import Testing

@testable import KeylineCore

@Suite struct AlternatesFrameTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 40, 60])
  func everyCellOfAnOptionHitsIt(columns: Int) {
    let session = Play("x", columns: columns, rows: 40).session
    for selected in 0..<12 {
      let state = state(of: 12, selected: selected)
      let callout = session.alternatesFrame(of: state)
      #expect(callout.options.contains { $0.index == selected })
      for option in callout.options {
        for column in option.column..<min(option.column + option.width, columns) {
          #expect(callout.option(atColumn: column, row: callout.area.row) == option.index)
        }
      }
      #expect(callout.option(atColumn: callout.area.column - 1, row: callout.area.row) == nil)
      #expect(callout.area.column >= 0 && callout.area.column + callout.area.width <= columns)
    }
  }

  @Test func theyStandAboveTheirKey() throws {
    let session = Play("x").session
    let key = try #require(session.screenLayout.frame(ofKey: "e"))
    let area = session.alternatesFrame(of: state(of: 3, selected: 0, keyID: "e")).area
    #expect(area.row == key.row - 1)
    #expect((area.column..<area.column + area.width).contains(key.column + key.width / 2))
  }

  @Test func withoutAKeyTheyStandBesideTheCursorAndNeverOnIt() throws {
    for text in ["e", "one\ntwo\ne"] {
      let session = Play(text).session
      let caret = try #require(session.caretCell)
      #expect(abs(session.alternatesFrame(of: state(of: 3, selected: 0)).area.row - caret.row) == 1)
    }
  }

  private func state(of count: Int, selected: Int, keyID: String? = nil) -> AlternatesState {
    AlternatesState(
      options: (0..<count).map { $0.isMultiple(of: 2) ? "é" : "漢" }, selected: selected, keyID: keyID,
      replacesGrapheme: keyID == nil)
  }
}
