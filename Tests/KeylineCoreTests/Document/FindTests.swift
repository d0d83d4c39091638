import KeylineCore
import Testing

@Suite struct FindTests {
  @Test(arguments: [
    ("needle", "a Needle, a NEEDLE", 2..<8), ("Needle", "a needle, a Needle", 12..<18), ("é", "E É", 2..<4),
    ("straße", "STRAẞE", 0..<8), ("k", "\u{212A}", 0..<3), ("日本", "x日本", 1..<7), ("zz", "z z", nil),
    ("", "abc", nil), ("a", "", nil),
  ])
  func findsInAnyCaseUnlessTheNeedleHasCapitals(_ needle: String, _ text: String, _ match: Range<Int>?) {
    #expect(PieceTree(text).nextMatch(of: needle, from: 0) == match)
  }

  @Test(arguments: [
    ("e", "e\u{301} e", 4..<5), ("👩", "👨‍👩‍👧 👩", 19..<23), ("\u{301}", "e\u{301}", nil),
    ("é", "é\u{308}é", 4..<6),
    ("e\u{301}", "xe\u{301}", 1..<4),
  ])
  func findsWholeCharacters(_ needle: String, _ text: String, _ match: Range<Int>?) throws {
    let text = PieceTree(text)
    #expect(text.nextMatch(of: needle, from: 0) == match)
    #expect(text.nextMatch(of: needle, from: text.byteCount, backwards: true) == match)
    var search = try #require(MatchSearch(for: needle, in: text))
    search.step(maxBytes: text.byteCount)
    #expect(search.matchCount == (match == nil ? 0 : 1))
  }

  @Test func looksBothWaysAndWrapsOnlyWhenAsked() {
    let tree = PieceTree("ab ab ab")
    #expect(tree.nextMatch(of: "ab", from: 1) == 3..<5)
    #expect(tree.nextMatch(of: "ab", from: 7) == 0..<2)
    #expect(tree.nextMatch(of: "ab", from: 7, wrapping: false) == nil)
    #expect(tree.nextMatch(of: "ab", from: 6, backwards: true) == 3..<5)
    #expect(tree.nextMatch(of: "ab", from: 0, backwards: true) == 6..<8)
    #expect(tree.nextMatch(of: "ab", from: 0, backwards: true, wrapping: false) == nil)
  }

  @Test(arguments: [1, 7, 4096, 1 << 20]) func countsTheSameInAnySlices(maxBytes: Int) throws {
    let text = String(repeating: "some words and Words again, aaa ", count: 300)
    for needle in ["words", "Words", "aa", " "] {
      var search = try #require(MatchSearch(for: needle, in: PieceTree(text), origin: 5000))
      while !search.isFinished { search.step(maxBytes: maxBytes) }
      let perCopy = ["words": 2, "Words": 1, "aa": 1, " ": 6][needle]
      #expect(search.matchCount == perCopy.map { $0 * 300 })
      let next = try #require(search.firstMatchFromOrigin)
      #expect(next.lowerBound >= 5000)
      #expect(search.lastMatchBeforeOrigin?.upperBound ?? 0 <= next.lowerBound)
    }
  }

  @Test func findsAcrossTheWindowsOfALargeText() {
    var bytes = [UInt8](repeating: 0x78, count: 200_000)
    bytes.replaceSubrange((65_536 - 2)..<(65_536 + 3), with: "match".utf8)
    let tree = PieceTree(bytes)
    #expect(tree.nextMatch(of: "match", from: 0) == 65_534..<65_539)
    #expect(tree.nextMatch(of: "match", from: 200_000, backwards: true) == 65_534..<65_539)
  }
}
