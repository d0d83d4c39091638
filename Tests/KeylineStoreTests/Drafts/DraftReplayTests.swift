import KeylineCore
import Testing

@testable import KeylineStore

/// Journals that no keyboard writes: whatever a file holds, reading it ends with a text or with none.
@Suite struct DraftReplayTests {
  private func journal(_ base: String, _ records: [DraftRecord]) -> [UInt8] {
    let bytes = Array(base.utf8)
    var writer = ByteWriter()
    for record in records { record.encode(into: &writer) }
    let header = DraftHeader(path: "", identity: nil, base: TextFingerprint(of: bytes), isBaseInside: true)
    return header.bytes + bytes + writer.bytes
  }

  private func text(_ journal: [UInt8]) -> String? {
    guard let replay = DraftReplay(journal) else { return nil }
    let text = replay.text(
      from: replay.baseInside.map(Array.init), file: [], fingerprint: TextFingerprint(of: []))
    return text.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func recordsComeBackAsTheyWere() throws {
    let records: [DraftRecord] = [
      .edits([Edit(0..<3, []), Edit(0..<0, Array("ö".utf8))]), .saving(TextFingerprint(size: 7, hash: .max)),
      .edits([]),
    ]
    var writer = ByteWriter()
    for record in records { record.encode(into: &writer) }
    var rest = writer.bytes[...]
    var read: [DraftRecord] = []
    while let record = DraftRecord.next(&rest) { read.append(record) }
    #expect(read == records && rest.isEmpty)
  }

  @Test(arguments: [4..<5, 0..<5, Int.max - 1..<Int.max])
  func anEditOutsideTheTextEndsTheDraftBeforeIt(range: Range<Int>) {
    let bytes = journal("abc", [.edits([Edit(3..<3, [33])]), .edits([Edit(0..<1, []), Edit(range, [63])])])
    #expect(text(bytes) == "bc!")
  }

  @Test func aLengthThatNoTextHasIsNoHeader() {
    for size in [Int.max, PieceTree.maximumByteCount + 1] {
      for isBaseInside in [true, false] {
        let header = DraftHeader(
          path: "/a", identity: nil, base: TextFingerprint(size: size, hash: 0), isBaseInside: isBaseInside)
        #expect(DraftReplay(header.bytes) == nil)
      }
    }
  }

  @Test func aRecordOfAnUnknownKindEndsTheDraftBeforeIt() {
    let bytes = journal("abc", [.edits([Edit(0..<1, [])])])
    #expect(text(bytes + DraftRecord.framed([9, 9])) == "bc")
    #expect(text(bytes + DraftRecord.framed([])) == "bc")
  }
}
