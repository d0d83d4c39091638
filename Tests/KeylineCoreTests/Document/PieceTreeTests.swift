import KeylineCore
import KeylineTestSupport
import Testing

@Suite struct PieceTreeTests {
  /// What a text is expected to be, in the plainest form.
  private func expectEqual(_ tree: PieceTree, _ bytes: [UInt8]) {
    #expect(tree.bytes == bytes)
    #expect(tree.byteCount == bytes.count)
    #expect(tree.newlineCount == bytes.count { $0 == 0x0A })
    #expect(tree.scalarCount == String(decoding: bytes, as: UTF8.self).unicodeScalars.count)
  }

  @Test(arguments: 0..<20) func followsAnArrayThroughRandomEdits(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var model = SampleText.bytes(parts: Int.random(in: 0...2000, using: &generator), using: &generator)
    var tree = PieceTree(model)
    for step in 0..<150 {
      let lower = Int.random(in: 0...model.count, using: &generator)
      let reach = Bool.random(using: &generator) ? 8 : 3000
      let upper = min(lower + Int.random(in: 0...reach, using: &generator), model.count)
      let parts = step % 25 == 0 ? 1000 : Int.random(in: 0...3, using: &generator)
      let bytes = SampleText.bytes(parts: parts, using: &generator)
      model.replaceSubrange(lower..<upper, with: bytes)
      tree.replace(lower..<upper, with: bytes)
      if step % 10 == 0 { expectEqual(tree, model) }
    }
    expectEqual(tree, model)
  }

  @Test func countsScalarsAcrossEverySeamAsAStringDoes() {
    for left in SampleText.fragments {
      for middle in SampleText.fragments {
        for right in SampleText.fragments {
          var tree = PieceTree(left + right)
          tree.replace(left.count..<left.count, with: middle)
          expectEqual(tree, left + middle + right)
        }
      }
    }
  }

  @Test func countsAScalarWhoseBytesComeOneByOneAsOne() {
    var tree = PieceTree([UInt8](repeating: 0x41, count: 5000))
    for byte in "😀".utf8 { tree.replace(tree.byteCount..<tree.byteCount, with: [byte]) }
    #expect(tree.scalarCount == 5001)
  }

  @Test func keepsACopyAsItWas() {
    let before = PieceTree("one two three")
    var after = before
    after.replace(4..<7, with: Array("2".utf8))
    #expect(before.bytes == Array("one two three".utf8))
    #expect(after.bytes == Array("one 2 three".utf8))
  }

  @Test func isEqualHoweverItWasBuilt() {
    var typed = PieceTree()
    for byte in "hello world".utf8 { typed.replace(typed.byteCount..<typed.byteCount, with: [byte]) }
    #expect(typed == PieceTree("hello world"))
    #expect(typed != PieceTree("hello werld"))
    #expect(typed.hashValue == PieceTree("hello world").hashValue)
  }

  @Test(arguments: 0..<5) func findsLinesAsACountOfNewlinesDoes(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let bytes = SampleText.bytes(parts: 3000, using: &generator)
    let tree = PieceTree(bytes)
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    #expect(tree.lineCount == starts.count)
    for (line, start) in starts.enumerated() { #expect(tree.lineStart(ofLine: line) == start) }
    for _ in 0..<200 {
      let offset = Int.random(in: 0...bytes.count, using: &generator)
      let line = starts.lastIndex { $0 <= offset }
      #expect(tree.line(containing: offset) == line)
      #expect(tree.newline(before: offset) == bytes[..<offset].lastIndex(of: 0x0A))
      #expect(tree.newline(atOrAfter: offset) == bytes[offset...].firstIndex(of: 0x0A))
    }
  }

  @Test func leavesTheLineEndingOutOfALine() {
    let tree = PieceTree("ab\r\n\r\ncd\n")
    #expect((0..<tree.lineCount).map { tree.range(ofLine: $0) } == [0..<2, 4..<4, 6..<8, 9..<9])
    #expect(tree.lineRange(containing: 3) == 0..<2)
  }

  @Test(arguments: 0..<5) func slicesAndReadsBytesAsAnArrayDoes(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let bytes = SampleText.bytes(parts: 4000, using: &generator)
    let tree = PieceTree(bytes)
    for _ in 0..<50 {
      let lower = Int.random(in: 0..<bytes.count, using: &generator)
      let upper = Int.random(in: lower...bytes.count, using: &generator)
      #expect(tree.byte(at: lower) == bytes[lower])
      #expect(tree.bytes(in: lower..<upper) == Array(bytes[lower..<upper]))
      expectEqual(tree.slice(lower..<upper), Array(bytes[lower..<upper]))
    }
  }
}
