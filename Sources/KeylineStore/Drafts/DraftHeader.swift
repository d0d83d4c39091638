import KeylineCore

/// What a draft is of.
struct DraftHeader: Equatable, Sendable {
  static let magic: [UInt8] = Array("KEYLINE DRAFT 1\n".utf8)
  /// The absolute path of FILE; empty for a text without one.
  var path: String
  /// What FILE was when the draft was begun; nil when there was none.
  var identity: FileIdentity?
  /// The text that the edits start from; nil when it is FILE's and too large to keep.
  var base: [UInt8]?

  /// The header as the journal's first bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(path)
    writer.write(identity)
    writer.write(UInt8(base == nil ? 0 : 1))
    if let base { writer.write(base) }
    return Self.magic + DraftRecord.framed(writer.bytes)
  }

  init(path: String, identity: FileIdentity?, base: [UInt8]?) {
    self.path = path
    self.identity = identity
    self.base = base
  }

  /// Reads a header; nil when it is not one.
  ///
  /// - Parameter rest: The journal; what follows the header remains.
  init?(reading rest: inout ArraySlice<UInt8>) {
    guard rest.starts(with: Self.magic) else { return nil }
    rest = rest.dropFirst(Self.magic.count)
    guard let content = DraftRecord.next(&rest) else { return nil }
    var reader = ByteReader(content)
    guard let path = reader.readText(), let identity = reader.readIdentity(),
      let hasBase = reader.read(UInt8.self)
    else { return nil }
    self.path = path
    self.identity = identity
    base = hasBase == 1 ? reader.readBytes().map(Array.init) : nil
  }
}
