import KeylineCore

/// One step of a draft; in the file each has its length and checksum, so that a torn tail is known as one.
enum DraftRecord: Equatable {
  /// Edits that were made together, in order.
  case edits([Edit])
  /// The text as it was then, which FILE was about to become.
  case saving(TextFingerprint)

  private enum Kind: UInt8 {
    case edits = 1, saving
  }

  /// The length of what comes before a record's content.
  private static let frameSize = 12

  /// The bytes around some content.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt32(content.count))
    writer.write(ContentHash.of(content))
    return writer.bytes + content
  }

  /// Appends the record's bytes.
  ///
  /// - Complexity: O(n) in the record; nothing is allocated where the writer has room.
  func encode(into writer: inout ByteWriter) {
    let start = writer.bytes.count
    writer.write(UInt32(0))
    writer.write(UInt64(0))
    switch self {
    case .edits(let edits):
      writer.write(Kind.edits.rawValue)
      for edit in edits {
        writer.write(UInt64(edit.range.lowerBound))
        writer.write(UInt64(edit.range.count))
        writer.write(edit.bytes)
      }
    case .saving(let fingerprint):
      writer.write(Kind.saving.rawValue)
      writer.write(fingerprint)
    }
    let content = writer.bytes[(start + Self.frameSize)...]
    let hash = ContentHash.of(content)
    writer.replace(UInt32(content.count), at: start)
    writer.replace(hash, at: start + 4)
  }

  /// The next record; nil at the end and where the journal is torn or damaged.
  static func next(_ rest: inout ArraySlice<UInt8>) -> DraftRecord? {
    nextContent(&rest).flatMap(decode)
  }

  /// The content of the next frame.
  static func nextContent(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var reader = ByteReader(rest)
    guard let count = reader.read(UInt32.self), let hash = reader.read(UInt64.self),
      reader.remaining >= Int(count)
    else { return nil }
    let content = rest.dropFirst(frameSize).prefix(Int(count))
    guard ContentHash.of(content) == hash else { return nil }
    rest = rest.dropFirst(frameSize + Int(count))
    return content
  }

  private static func decode(_ content: ArraySlice<UInt8>) -> DraftRecord? {
    var reader = ByteReader(content)
    switch reader.read(UInt8.self).flatMap(Kind.init) {
    case .edits:
      var edits: [Edit] = []
      while reader.remaining > 0 {
        guard let start = reader.read(UInt64.self).flatMap(Int.init(exactly:)),
          let count = reader.read(UInt64.self).flatMap(Int.init(exactly:)), let bytes = reader.readBytes(),
          !start.addingReportingOverflow(count).overflow
        else { return nil }
        edits.append(Edit(start..<start + count, Array(bytes)))
      }
      return .edits(edits)
    case .saving: return reader.readFingerprint().map(DraftRecord.saving)
    case nil: return nil
    }
  }
}
