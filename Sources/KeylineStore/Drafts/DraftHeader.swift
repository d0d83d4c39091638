import KeylineCore

/// What a draft is of: the first record of a journal.
struct DraftHeader: Equatable, Sendable {
  /// What a journal of any version begins with.
  static let kin: [UInt8] = Array("KEYLINE DRAFT ".utf8)
  static let magic: [UInt8] = kin + Array("2\n".utf8)
  /// No header is longer: a path has at most 4096 bytes.
  static let largestSize = 1 << 14

  /// The absolute path of FILE; empty for a text without one.
  var path: String
  /// What FILE was when the journal was begun; nil when there was none.
  var identity: FileIdentity?
  /// What tells the text that the edits start from.
  var base: TextFingerprint
  /// Whether that text follows the header; if not, it is FILE's own or lies in a file beside the journal.
  var isBaseInside: Bool

  /// The header as the journal's first bytes; their count does not depend on the fingerprint.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(path)
    writer.write(identity)
    writer.write(base)
    writer.write(UInt8(isBaseInside ? 1 : 0))
    return Self.magic + DraftRecord.framed(writer.bytes)
  }
}

extension DraftHeader {
  /// Reads a header; nil when it is not one.
  ///
  /// - Parameter rest: The journal; what follows the header remains.
  init?(reading rest: inout ArraySlice<UInt8>) {
    guard rest.starts(with: Self.magic) else { return nil }
    rest = rest.dropFirst(Self.magic.count)
    guard let content = DraftRecord.nextContent(&rest) else { return nil }
    var reader = ByteReader(content)
    guard let path = reader.readText(), let identity = reader.readIdentity(),
      let base = reader.readFingerprint(), base.size <= PieceTree.maximumByteCount,
      let isBaseInside = reader.read(UInt8.self)
    else { return nil }
    self.init(path: path, identity: identity, base: base, isBaseInside: isBaseInside == 1)
  }

  /// Reads the header of an open journal; nil when it is none.
  init?(of journal: Descriptor) {
    var start = [UInt8](repeating: 0, count: Self.largestSize)
    do throws(SystemError) {
      let count = try journal.read(into: &start, at: 0)
      var rest = start[..<count]
      self.init(reading: &rest)
    } catch {
      return nil
    }
  }
}
