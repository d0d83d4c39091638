import KeylineCore
import Testing

@Suite struct KeyboardHeightTests {
  @Test(arguments: KeyHeight.allCases, [0, 1, 3])
  func `keeps its promises at every size`(keyHeight: KeyHeight, completionRows: Int) {
    for rows in Array(1...60) + Array(stride(from: 67, through: 300, by: 7)) {
      for columns in [1, 9, 10, 500] {
        let height = height(columns, rows, keyHeight, completionRows)
        let promises = [
          "at most 45 %": height.total * 100 <= rows * 45,
          "the document keeps a line": height.document >= 1,
          "every line is given out": height.document + height.total == rows,
          "rows are equally tall": height.grid == 4 * height.rowHeight,
          "keys are no taller than wished": height.rowHeight <= keyHeight.mostLines,
          "no more completions than wanted": height.bar <= 1 + completionRows,
          "the grid goes before the toolbar": height.grid == 0 || height.toolbar == 1,
          "the toolbar goes before the bar": height.toolbar == 0 || height.bar >= 1,
          "keys need a column each": columns >= 10 || height.grid == 0,
        ]
        let broken = promises.filter { !$0.value }.keys.sorted()
        #expect(broken == [], "at \(columns) x \(rows)")
      }
    }
  }

  @Test(arguments: [
    (80, 24, 1, 2, 1), (120, 40, 1, 3, 1), (40, 12, 1, 0, 1), (80, 14, 1, 1, 1), (80, 13, 1, 0, 1),
    (80, 5, 1, 0, 1), (80, 4, 1, 0, 0), (80, 3, 1, 0, 0), (80, 2, 0, 0, 0), (1, 1, 0, 0, 0),
    (9, 40, 1, 0, 1), (500, 300, 1, 3, 1),
  ])
  func `derives the parts from the screen`(
    columns: Int, rows: Int, bar: Int, rowHeight: Int, toolbar: Int
  ) {
    let height = height(columns, rows, .automatic, 0)
    #expect(height.bar == bar)
    #expect(height.rowHeight == rowHeight)
    #expect(height.toolbar == toolbar)
  }

  @Test(arguments: [(KeyHeight.one, 1), (.two, 2), (.three, 3), (.automatic, 3)])
  func `follows the wish where there is room`(keyHeight: KeyHeight, rowHeight: Int) {
    #expect(height(80, 60, keyHeight, 0).rowHeight == rowHeight)
  }

  @Test func `gives completions their rows before keys grow taller`() {
    #expect(height(80, 24, .automatic, 3).bar == 4)
    #expect(height(80, 24, .automatic, 3).rowHeight == 1)
    #expect(height(80, 16, .automatic, 3).bar == 2)
    #expect(height(80, 4, .automatic, 3).bar == 1)
  }

  @Test(arguments: [(0, 0), (-5, -5), (Int.min, -1), (Int.max, 1_000_000)])
  func `survives sizes no screen has`(columns: Int, rows: Int) {
    let height = height(columns, rows, .automatic, -1)
    #expect(height.total >= 0 && height.document >= 0)
  }

  @Test func `keeps its height from one keyboard to the next`() throws {
    let low = try LayoutReader.read(LayoutFixture.json(), file: "low")
    let rows = Array(repeating: #"["a"]"#, count: low.rowCount + 2).joined(separator: ", ")
    let tall = try LayoutReader.read(
      LayoutFixture.json(layers: #"{ "id": "base", "rows": [\#(rows)] }"#), file: "tall")
    for (columns, lines) in [(80, 24), (80, 40), (20, 16), (200, 50)] {
      let size = ScreenSize(columns: columns, rows: lines)
      var keyboard = VirtualKeyboard(
        session: Session(keyboards: [low, tall, low], settings: .standard, size: size))
      let first = keyboard.session.screenLayout
      for _ in 0..<3 {
        keyboard.send(.input(.key(KeyEvent(KeyChord(.function(9))))))
        let next = keyboard.session.screenLayout
        #expect(next.document == first.document && next.grid == first.grid, "at \(columns) x \(lines)")
      }
    }
  }

  private func height(
    _ columns: Int, _ rows: Int, _ keyHeight: KeyHeight, _ completionRows: Int
  ) -> KeyboardHeight {
    KeyboardHeight(
      columns: columns, rows: rows, gridRows: 4, gridColumns: 10, keyHeight: keyHeight,
      completionRows: completionRows)
  }
}
