import KeylineCore

/// The records of a draft: length, checksum, content, so that a torn tail is known as one.
enum DraftRecord {
  /// A record around some content.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt32(content.count))
    writer.write(ContentHash.of(content))
    return writer.bytes + content
  }

  /// The content of the next record; nil at the end and where the journal is torn or damaged.
  static func next(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var reader = ByteReader(rest)
    guard let count = reader.read(UInt32.self), let hash = reader.read(UInt64.self),
      reader.remaining >= Int(count)
    else { return nil }
    let content = rest.dropFirst(12).prefix(Int(count))
    guard ContentHash.of(content) == hash else { return nil }
    rest = rest.dropFirst(12 + Int(count))
    return content
  }

  /// One record for a batch of edits.
  static func bytes(for edits: [Edit]) -> [UInt8] {
    var writer = ByteWriter()
    for edit in edits {
      writer.write(UInt64(edit.range.lowerBound))
      writer.write(UInt64(edit.range.count))
      writer.write(edit.bytes)
    }
    return framed(writer.bytes)
  }

  /// The edits of a record; nil when they do not fit the text they are for.
  static func apply(_ content: ArraySlice<UInt8>, to text: inout PieceTree) -> Bool {
    var reader = ByteReader(content)
    while reader.remaining > 0 {
      guard let start = reader.read(UInt64.self).flatMap(Int.init(exactly:)),
        let count = reader.read(UInt64.self).flatMap(Int.init(exactly:)), let bytes = reader.readBytes(),
        start <= text.byteCount, count <= text.byteCount - start
      else { return false }
      text.replace(start..<start + count, with: Array(bytes))
    }
    return true
  }
}
