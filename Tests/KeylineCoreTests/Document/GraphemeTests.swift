import KeylineCore
import KeylineTestSupport
import Testing

@Suite struct GraphemeTests {
  /// The graphemes of a text by stepping through it one way.
  private func steps(_ tree: PieceTree, forward: Bool) -> [String] {
    var steps: [String] = []
    var offset = forward ? 0 : tree.byteCount
    while offset != (forward ? tree.byteCount : 0) {
      let next = forward ? tree.graphemeEnd(after: offset) : tree.graphemeStart(before: offset)
      #expect(next != offset, "a step must get somewhere")
      guard next != offset else { break }
      steps.append(tree.string(in: min(offset, next)..<max(offset, next)))
      offset = next
    }
    return forward ? steps : steps.reversed()
  }

  @Test(arguments: SampleText.graphemes, ["", "a", "漢", "\n", "🇫🇷", "👩"])
  func stepsOverOneWhole(_ grapheme: String, between neighbour: String) {
    let text = neighbour + grapheme + neighbour
    let tree = PieceTree(text)
    let expected = text.map(String.init)
    #expect(steps(tree, forward: true) == expected)
    #expect(steps(tree, forward: false) == expected)
  }

  @Test(arguments: SampleText.graphemes)
  func stepsOverOneWholeThatIsCutIntoPieces(_ grapheme: String) {
    let filler = [UInt8](repeating: 0x78, count: 3000)
    let bytes = Array(grapheme.utf8)
    for cut in 1..<max(bytes.count, 2) {
      var tree = PieceTree(filler + bytes.prefix(cut))
      tree.replace(tree.byteCount..<tree.byteCount, with: Array(bytes.dropFirst(cut)) + filler)
      #expect(tree.grapheme(containing: 3000 + cut - 1) == 3000..<3000 + bytes.count)
    }
  }

  @Test(arguments: 0..<30) func cutsAMixtureAsAStringDoes(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let bytes = SampleText.bytes(parts: 120, using: &generator)
    let expected = String(decoding: bytes, as: UTF8.self).map(String.init)
    #expect(steps(PieceTree(bytes), forward: true) == expected)
    #expect(steps(PieceTree(bytes), forward: false) == expected)
  }

  @Test(arguments: [3, 100, 400]) func pairsFlagsFromTheStartOfTheirRun(count: Int) {
    let tree = PieceTree("x" + String(repeating: "🇩🇪", count: count) + "🇩")
    let end = tree.byteCount
    #expect(tree.graphemeStart(before: end) == end - 4)
    #expect(tree.graphemeStart(before: end - 4) == end - 12)
  }

  @Test func takesEachInvalidSubpartForOneGrapheme() {
    let tree = PieceTree([0x61, 0xE2, 0x82, 0xF0, 0x9F, 0x98, 0xFF, 0x80, 0x62])
    #expect(
      steps(tree, forward: true) == ["a", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "b"])
    #expect(tree.grapheme(containing: 2) == 1..<3)
  }

  @Test func keepsAHeapOfMarksTogetherUpToItsReach() {
    let heap = "e" + String(repeating: "\u{301}", count: 1500)
    let tree = PieceTree("ab" + heap + "c")
    #expect(tree.grapheme(containing: 2) == 2..<2 + heap.utf8.count)
    #expect(tree.graphemeStart(before: tree.byteCount - 1) == 2)
  }

  @Test func advancesInAnEndlessHeapOfMarks() {
    let tree = PieceTree(String(repeating: "\u{301}", count: 20_000))
    var offset = tree.byteCount
    var count = 0
    while offset > 0, count < 20_000 {
      offset = tree.graphemeStart(before: offset)
      count += 1
    }
    #expect(offset == 0)
  }
}
