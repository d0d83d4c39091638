import KeylineCore

/// Makes a text again from the records of a journal; a function of bytes, without the disk.
struct DraftReplay {
  let header: DraftHeader
  /// The text the journal begins with, where the journal itself holds it whole.
  let baseInside: ArraySlice<UInt8>?
  private let records: [DraftRecord]

  /// Reads a journal up to the first record that is torn or damaged; nil when it is no journal.
  ///
  /// - Complexity: O(n) in the journal.
  init?(_ journal: [UInt8]) {
    var rest = journal[...]
    guard let header = DraftHeader(reading: &rest) else { return nil }
    self.header = header
    var base: ArraySlice<UInt8>?
    if header.isBaseInside {
      let bytes = rest.prefix(header.base.size)
      if bytes.count == header.base.size, bytes.count <= PieceTree.maximumByteCount,
        ContentHash.of(bytes) == header.base.hash
      {
        base = bytes
      }
      rest = rest.dropFirst(header.base.size)
    }
    baseInside = base
    var records: [DraftRecord] = []
    while let record = DraftRecord.next(&rest) { records.append(record) }
    self.records = records
  }

  /// Whether FILE is what it was when the journal was begun, or what a save of its run made of it.
  func knows(_ file: TextFingerprint?) -> Bool {
    file == header.identity?.fingerprint || file.map { lastSave(of: $0) != nil } == true
  }

  /// Applies the edits to a text they fit.
  ///
  /// - Parameters:
  ///   - base: The text the journal begins with; nil when it is nowhere any more.
  ///   - file: What FILE holds now, for the case that a save of the same run has put it there.
  ///   - fingerprint: What tells that.
  /// - Returns: The text; nil when there is none that the edits fit.
  func text(from base: [UInt8]?, file: [UInt8], fingerprint: TextFingerprint) -> PieceTree? {
    if let base { return apply(records[...], to: PieceTree(base)) }
    guard let save = lastSave(of: fingerprint) else { return nil }
    return apply(records[(save + 1)...], to: PieceTree(file))
  }

  private func lastSave(of fingerprint: TextFingerprint) -> Int? {
    records.lastIndex { $0 == .saving(fingerprint) }
  }

  /// An edit that does not fit was made for another text: the text up to it is the last one known.
  private func apply(_ records: ArraySlice<DraftRecord>, to base: PieceTree) -> PieceTree {
    var text = base
    for case .edits(let edits) in records {
      for edit in edits {
        guard edit.range.upperBound <= text.byteCount,
          text.byteCount - edit.range.count + edit.bytes.count <= PieceTree.maximumByteCount
        else { return text }
        text.replace(edit.range, with: edit.bytes)
      }
    }
    return text
  }
}
