import Testing

@testable import KeylineCore

@Suite struct KeyboardPlacesTests {
  @Test(arguments: KeyHeight.allCases)
  func `the keyboard never takes more than its share of any screen`(keyHeight: KeyHeight) throws {
    let layout = try SmallLayout.read()
    for rows in 0...70 {
      for columns in [0, 1, 5, 6, 20, 80, 300] {
        let heights = KeyboardHeight(columns: columns, rows: rows, layout: layout, keyHeight: keyHeight)
        #expect(heights.total + heights.document == rows)
        #expect(heights.total * 100 <= rows * KeyboardHeight.mostPercent)
        #expect(heights.grid == heights.rowHeight * layout.rowCount)
        #expect((0...keyHeight.mostLines).contains(heights.rowHeight))
        if heights.grid > 0 { #expect(heights.toolbar == 1 && heights.bar >= 1) }
        if columns < layout.mostKeysInRow { #expect(heights.grid == 0) }
      }
    }
  }

  @Test func `keys never overlap, and every cell belongs to at most one`() throws {
    let layout = try SmallLayout.read()
    for layer in layout.layers {
      for columns in 0...120 {
        for lines in 0...8 {
          let grid = GridGeometry(layer: layer, layout: layout, columns: columns, lines: lines, rowHeight: 3)
          let isDrawn = columns >= layout.mostKeysInRow && lines >= layout.rowCount
          #expect(grid.frames.map(\.keyID) == (isDrawn ? layer.rows.flatMap { $0 } : []))
          var end: [Int: Int] = [:]
          for frame in grid.frames {
            #expect(frame.x >= end[frame.y, default: 0] && frame.width >= 1 && frame.height >= 1)
            #expect(frame.x + frame.width <= columns && frame.y + frame.height <= lines)
            end[frame.y] = frame.x + frame.width
            #expect(grid.key(atColumn: frame.x, row: frame.y) == frame)
          }
        }
      }
    }
  }

  @Test func `keys that two pages share stay where they are`() throws {
    let layout = try SmallLayout.read()
    let grids = layout.layers.prefix(2).map {
      GridGeometry(layer: $0, layout: layout, columns: 80, lines: 6, rowHeight: 3)
    }
    for id in ["shift", "delete", "globe", "space", "return"] {
      #expect(grids[0].frame(of: id) == grids[1].frame(of: id))
    }
  }
}
