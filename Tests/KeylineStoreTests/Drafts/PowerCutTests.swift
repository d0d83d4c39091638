import Glibc
import KeylineCore
import KeylineTestSupport
import Testing

@testable import KeylineStore

/// Every state of the disk that a power cut can leave of a journal: all that was synced, and any part, whole or
/// damaged, of the rest.
@Suite struct PowerCutTests {
  /// A journal as it was written, and the texts that were current, with the journal's length after each.
  private struct Recording {
    var bytes: [UInt8] = []
    var states: [(length: Int, text: [UInt8])] = []

    /// The newest text that is whole in a part of the journal.
    func newest(within length: Int) -> [UInt8]? { states.last { $0.length <= length }?.text }
  }

  private static func record(base: String) throws -> Recording {
    let folder = try TemporaryFolder()
    let journal = try DraftJournal.begin(
      in: Container(path: folder.path), file: nil, identity: nil, base: PieceTree(base))
    var recording = Recording()
    var text = PieceTree(base)
    func note() throws {
      recording.bytes = try AtomicFile(journal.path).read() ?? []
      recording.states.append((recording.bytes.count, text.bytes))
    }
    try note()
    var random = LinearSequence(state: 42)
    for step in 0..<12 {
      var batch: [Edit] = []
      for _ in 0...step % 3 {
        let start = random.next(below: text.byteCount + 1)
        let end = start + random.next(below: min(4, text.byteCount - start + 1))
        let edit = Edit(start..<end, (0..<random.next(below: 9)).map { UInt8(97 + $0 + step % 7) })
        batch.append(edit)
        text.replace(edit.range, with: edit.bytes)
      }
      try journal.append(batch)
      try note()
      if step % 5 == 0 { try journal.append(savingOf: TextFingerprint(of: text.bytes)) }
    }
    try note()
    return recording
  }

  private func recovered(_ journal: [UInt8]) -> [UInt8]? {
    guard let replay = DraftReplay(journal) else { return nil }
    return replay.text(
      from: replay.baseInside.map(Array.init), file: [], fingerprint: TextFingerprint(of: []))?
      .bytes
  }

  @Test(arguments: ["", "The text before."])
  func everyPrefixGivesTheNewestTextThatIsWholeInIt(base: String) throws {
    let recording = try Self.record(base: base)
    for length in recording.states[0].length...recording.bytes.count {
      #expect(recovered(Array(recording.bytes[..<length])) == recording.newest(within: length))
    }
  }

  @Test(arguments: [UInt8(0), 0xFF])
  func aTailThatWasNeverWrittenIsNotTakenForEdits(filler: UInt8) throws {
    let recording = try Self.record(base: "")
    for length in recording.states[0].length..<recording.bytes.count {
      var torn = recording.bytes
      for index in length..<torn.count { torn[index] = filler }
      // The filler may be the very bytes that are missing from a record.
      let intact = zip(torn, recording.bytes).prefix { $0 == $1 }.count
      #expect(recovered(torn) == recording.newest(within: intact))
    }
  }

  @Test func aFlippedBitCostsNothingBeforeItAndInventsNothing() throws {
    let recording = try Self.record(base: "The text before.")
    for index in recording.states[0].length..<recording.bytes.count {
      var damaged = recording.bytes
      damaged[index] ^= 0x20
      #expect(recovered(damaged) == recording.newest(within: index))
    }
  }

  @Test func aDamagedHeaderOrBaseIsNoText() throws {
    let recording = try Self.record(base: "The text before.")
    for index in 0..<recording.states[0].length {
      var damaged = recording.bytes
      damaged[index] ^= 0x20
      #expect(recovered(damaged) == nil)
    }
    #expect(recovered([]) == nil)
    #expect(recovered([UInt8](repeating: 0, count: 4096)) == nil)
  }
}

/// Numbers that are the same in every run.
private struct LinearSequence {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
