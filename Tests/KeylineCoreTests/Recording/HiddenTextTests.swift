import Testing

@testable import KeylineCore

@Suite struct HiddenTextTests {
  @Test(arguments: [
    (Edit(0..<0, [1, 2]), [7..<12]), (Edit(0..<2, []), [3..<8]), (Edit(7..<7, [1]), [5..<7, 8..<11]),
    (Edit(6..<8, []), [5..<8]), (Edit(4..<6, [1, 1, 1]), [7..<11]), (Edit(9..<20, [1]), [5..<9]),
    (Edit(4..<11, [1]), []), (Edit(5..<5, [1]), [6..<11]), (Edit(10..<10, [1]), [5..<10]),
  ])
  func `what is hidden moves with the text around it`(edit: Edit, expected: [Range<Int>]) {
    var hidden = HiddenText()
    hidden.follow(Edit(5..<5, [1, 2, 3, 4, 5]), hides: true)
    hidden.follow(edit, hides: false)
    #expect(hidden.ranges == expected)
  }

  @Test func `what is typed on is one range`() {
    var hidden = HiddenText()
    for offset in 0..<5 { hidden.follow(Edit(offset..<offset, [0x61]), hides: true) }
    #expect(hidden.ranges == [0..<5])
  }

  @Test func `any edits agree with a text whose bytes know whether they are hidden`() {
    var random = SplitMix(seed: 7)
    var hidden = HiddenText()
    var bytes: [Bool] = []
    for _ in 0..<2000 {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
      let came = Int.random(in: 0...3, using: &random)
      let hides = Bool.random(using: &random)
      hidden.follow(Edit(start..<end, Array(repeating: 0, count: came)), hides: hides)
      bytes.replaceSubrange(start..<end, with: Array(repeating: hides, count: came))
      let expected = bytes.indices.filter { bytes[$0] }
      #expect(hidden.ranges.flatMap { Array($0) } == expected)
    }
  }
}
