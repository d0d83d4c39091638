import KeylineCore
import Testing

@Suite struct GridGeometryTests {
  @Test func `gives every letter the same width at 80 columns`() throws {
    let geometry = try grid("qwerty-en", columns: 80, lines: 4)
    let letters = geometry.frames.filter { $0.keyID.count == 1 }
    #expect(letters.count == 26)
    #expect(Set(letters.map(\.width)) == [7])
  }

  @Test func `centres the grid, and a narrower row in it by half a unit`() throws {
    let geometry = try grid("qwerty-en", columns: 80, lines: 4)
    #expect(geometry.frame(of: "q")?.x == 5)
    #expect(geometry.frame(of: "p").map { $0.x + $0.width } == 75)
    #expect(geometry.frame(of: "a")?.x == 9)
    #expect(geometry.frame(of: "l").map { $0.x + $0.width } == 72)
  }

  @Test(arguments: [(10, 1), (39, 3), (40, 4), (79, 7), (80, 7), (500, 7)])
  func `widens keys with the screen, but not beyond comfort`(columns: Int, width: Int) throws {
    #expect(try grid("qwerty-en", columns: columns, lines: 4).frame(of: "q")?.width == width)
  }

  @Test(arguments: LayoutFixture.shippedIDs)
  func `frames tile their rows inside the area at every size`(id: String) throws {
    let layout = try LayoutFixture.shipped(id)
    for layer in layout.layers {
      for columns in Array(1...50) + [79, 80, 81, 110, 111, 500] {
        for lines in [3, 4, 9, 40] {
          let geometry = GridGeometry(
            layer: layer, layout: layout, columns: columns, lines: lines, rowHeight: 3)
          let fits = columns >= layout.mostKeysInRow && lines >= 4
          let frames = geometry.frames
          #expect(frames.map(\.keyID) == (fits ? layer.rows.flatMap(\.self) : []))
          #expect(isInOrder(frames, columns: columns) && isWithout(gapsIn: frames, lines: lines))
        }
      }
    }
  }

  @Test func `keeps letters where they are when the layer changes`() throws {
    let layout = try LayoutFixture.shipped("qwertz-de")
    let geometries = layout.layers.map {
      GridGeometry(layer: $0, layout: layout, columns: 80, lines: 8, rowHeight: 2)
    }
    #expect(Set(geometries.map { $0.frame(of: "space") }).count == 1)
    #expect(geometries[0].frame(of: "q")?.x == geometries[1].frame(of: "Q")?.x)
  }

  @Test func `finds the key of every cell of its frame and none outside`() throws {
    let geometry = try grid("qwerty-en", columns: 45, lines: 8, rowHeight: 2)
    for frame in geometry.frames {
      for row in frame.y..<frame.y + frame.height {
        for column in frame.x..<frame.x + frame.width {
          #expect(geometry.key(atColumn: column, row: row) == frame)
        }
      }
    }
    #expect(geometry.key(atColumn: 0, row: 0) == nil)
    #expect(geometry.key(atColumn: 20, row: 8) == nil)
    #expect(geometry.key(atColumn: -1, row: -1) == nil)
    #expect(geometry.key(atColumn: .max, row: .max) == nil)
    #expect(geometry.key(atColumn: .min, row: .min) == nil)
  }

  @Test func `lowers rows when there are too few lines, and draws nothing below one`() throws {
    #expect(try grid("qwerty-en", columns: 80, lines: 9, rowHeight: 3).frames.first?.height == 2)
    #expect(try grid("qwerty-en", columns: 80, lines: 3, rowHeight: 3).frames.isEmpty)
    #expect(try grid("qwerty-en", columns: 80, lines: 99, rowHeight: 9).frames.first?.height == 3)
  }

  @Test(arguments: [(0, 0, 0), (-1, -5, -2), (80, 4, 0), (Int.max, Int.max, Int.max), (Int.min, 4, 1)])
  func `survives any size`(columns: Int, lines: Int, rowHeight: Int) throws {
    let layout = try LayoutFixture.shipped("qwerty-en")
    let base = try #require(layout.layer("base"))
    let geometry = GridGeometry(
      layer: base, layout: layout, columns: columns, lines: lines, rowHeight: rowHeight)
    #expect(geometry.frames.isEmpty == (columns < 10 || rowHeight < 1))
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e300, 1e-300, 0.01])
  func `survives any width of a key`(width: Double) {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "k", output: "k", width: width, gap: -width)],
      layers: [LayoutFixture.base(["a", "k", "b"])])
    for columns in 1...100 {
      let geometry = GridGeometry(
        layer: layout.layers[0], layout: layout, columns: columns, lines: 2, rowHeight: 1)
      #expect(isInOrder(geometry.frames, columns: columns))
    }
  }

  @Test func `leaves the room of a gap empty`() {
    let layout = LayoutFixture.layout(
      keys: [LayoutKey(id: "k", output: "k", gap: 2)], layers: [LayoutFixture.base(["a", "k"])])
    let geometry = GridGeometry(layer: layout.layers[0], layout: layout, columns: 30, lines: 2, rowHeight: 1)
    #expect(geometry.frame(of: "a")?.x == 3)
    #expect(geometry.frame(of: "k")?.x == 21)
    #expect(geometry.key(atColumn: 15, row: 0) == nil)
  }

  @Test(
    arguments: [
      ("q", GridDirection.left, nil), ("q", .right, "w"), ("q", .up, nil), ("q", .down, "a"),
      ("p", .right, nil), ("p", .down, "l"), ("z", .down, "globe"), ("space", .up, "v"),
      ("enter", .down, nil),
      ("nope", .left, nil),
    ] as [(String, GridDirection, String?)])
  func `walks to the nearest key`(from: String, direction: GridDirection, to: String?) throws {
    #expect(try grid("qwerty-en", columns: 80, lines: 4).key(direction, of: from)?.keyID == to)
  }

  private func grid(_ id: String, columns: Int, lines: Int, rowHeight: Int = 1) throws -> GridGeometry {
    let layout = try LayoutFixture.shipped(id)
    let base = try #require(layout.layer("base"))
    return GridGeometry(layer: base, layout: layout, columns: columns, lines: lines, rowHeight: rowHeight)
  }

  private func isInOrder(_ frames: [KeyFrame], columns: Int) -> Bool {
    neighbours(frames).allSatisfy { $0.x + $0.width <= $1.x }
      && frames.allSatisfy { $0.width >= 1 && $0.x >= 0 && $0.x + $0.width <= columns }
  }

  private func isWithout(gapsIn frames: [KeyFrame], lines: Int) -> Bool {
    neighbours(frames).allSatisfy { $0.x + $0.width == $1.x }
      && frames.allSatisfy { $0.y >= 0 && $0.height >= 1 && $0.y + $0.height <= lines }
  }

  private func neighbours(_ frames: [KeyFrame]) -> [(KeyFrame, KeyFrame)] {
    zip(frames, frames.dropFirst()).filter { $0.y == $1.y }
  }
}
