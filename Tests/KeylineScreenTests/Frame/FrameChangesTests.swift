import KeylineCore
import Testing

@testable import KeylineScreen

@Suite struct FrameChanges {
  private let blank = Frame(size: ScreenSize(columns: 10, rows: 3))

  @Test func `equal frames need nothing`() {
    #expect(blank.changes(since: blank).isEmpty)
  }

  @Test func `an unknown screen or one of another size needs everything`() {
    let other = Frame(size: ScreenSize(columns: 9, rows: 3))
    let all = (0..<3).map { RowChange(row: $0, columns: 0..<10) }
    #expect(blank.changes(since: nil) == all)
    #expect(blank.changes(since: other) == all)
  }

  @Test func `a change reaches from the first difference to the last`() {
    var frame = blank
    frame.put("a", column: 2, row: 1)
    frame.put("b", column: 6, row: 1)
    frame.restyle(column: 9, row: 2, width: 1, style: .keyLit)
    #expect(
      frame.changes(since: blank) == [RowChange(row: 1, columns: 2..<7), RowChange(row: 2, columns: 9..<10)])
  }

  @Test func `wide characters are changed whole`() {
    var old = blank
    old.put("漢", cells: 2, column: 4, row: 0)
    var new = blank
    new.put("漢", cells: 2, column: 4, row: 0, style: .match)
    new.restyle(column: 4, row: 0, width: 1, style: .text)
    #expect(new.changes(since: old) == [RowChange(row: 0, columns: 4..<6)])
  }

  @Test func `clusters are compared by what they are, not by when they were drawn`() {
    var first = blank
    first.put("🇩🇪", cells: 2, column: 0, row: 0)
    first.put("🇫🇷", cells: 2, column: 2, row: 0)
    var second = blank
    second.put("🇫🇷", cells: 2, column: 2, row: 0)
    second.put("🇩🇪", cells: 2, column: 0, row: 0)
    #expect(first == second)
    #expect(first.changes(since: second).isEmpty)
    second.put("🇫🇷", cells: 2, column: 0, row: 0)
    #expect(first != second)
    #expect(first.changes(since: second) == [RowChange(row: 0, columns: 0..<2)])
  }
}
