/// The head of a model file: what is checked before anything else is believed.
struct ModelHead: Sendable {
  let language: String
  let indexedWords: Int
  let words: Int
  let length: Int
  let bodyChecksum: UInt32
  /// Where the sections are, in the order of `ModelFormat.Section`.
  let sections: [Range<Int>]

  subscript(section: ModelFormat.Section) -> Range<Int> { sections[section.rawValue] }

  /// Reads and checks the head.
  ///
  /// - Parameters:
  ///   - bytes: The whole model.
  ///   - path: What an error calls it.
  /// - Throws: Why the model cannot be used.
  init(of bytes: ModelBytes, path: String) throws(ModelError) {
    typealias Field = ModelFormat.Field
    guard bytes.bytes(0..<ModelFormat.magic.count).elementsEqual(ModelFormat.magic) else {
      // Less than a magic's bytes are the start of one, or something else.
      throw ModelFormat.magic.starts(with: bytes.bytes(0..<ModelFormat.magic.count))
        ? .wrongSize(path: path) : .foreign(path: path)
    }
    let version = Int(bytes.load(UInt32.self, at: Field.version))
    guard version == ModelFormat.version else { throw .otherVersion(path: path, version: version) }
    let length = Int(bytes.load(UInt32.self, at: Field.headLength))
    guard length >= ModelFormat.sectionTableEnd, length <= bytes.count else { throw .wrongSize(path: path) }
    let checksum = Checksum.of(bytes.bytes(ModelFormat.checkedFrom..<length))
    guard checksum == bytes.load(UInt32.self, at: Field.headChecksum) else { throw .damaged(path: path) }
    guard bytes.load(UInt64.self, at: Field.fileLength) == UInt64(bytes.count) else {
      throw .wrongSize(path: path)
    }
    var sections: [Range<Int>] = []
    for section in ModelFormat.Section.allCases {
      let place = Field.sections + section.rawValue * 8
      let start = Int(bytes.load(UInt32.self, at: place))
      let end = start + Int(bytes.load(UInt32.self, at: place + 4))
      guard end <= bytes.count else { throw .damaged(path: path) }
      sections.append(start..<end)
    }
    self.sections = sections
    self.length = length
    indexedWords = Int(bytes.load(UInt32.self, at: Field.indexedWords))
    words = Int(bytes.load(UInt32.self, at: Field.words))
    bodyChecksum = bytes.load(UInt32.self, at: Field.bodyChecksum)
    let name = bytes.bytes(Field.language..<Field.language + ModelFormat.longestLanguage)
    language = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    guard Self.hasSoundCodebooks(bytes, at: self.sections[ModelFormat.Section.codebooks.rawValue]) else {
      throw .damaged(path: path)
    }
  }

  /// Whether every codebook is there, finite and in order: what compares codes relies on it.
  private static func hasSoundCodebooks(_ bytes: ModelBytes, at section: Range<Int>) -> Bool {
    guard section.count == ModelFormat.Codebook.allCases.count * ModelFormat.codes * 4 else { return false }
    return ModelFormat.Codebook.allCases.allSatisfy { book in
      let start = section.lowerBound + book.rawValue * ModelFormat.codes * 4
      var last = -Float.greatestFiniteMagnitude
      return (0..<ModelFormat.codes).allSatisfy { code in
        let value = bytes.float(at: start + code * 4)
        defer { last = value }
        return value.isFinite && value >= last
      }
    }
  }
}
