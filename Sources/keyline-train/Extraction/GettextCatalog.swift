/// A compiled message catalog, the `.mo` file of gettext.
struct GettextCatalog {
  /// What is translated, without its context.
  let originals: [String]
  /// What it is translated to.
  let translations: [String]

  private static let magic: UInt32 = 0x9504_12DE

  /// Reads a catalog; plural forms are messages of their own, and its head is left out.
  ///
  /// - Throws: `TrainerError.malformed` where it is none.
  init(_ bytes: [UInt8], path: String) throws(TrainerError) {
    var reader = ByteReader(bytes)
    guard reader.unsigned() == Self.magic, reader.unsigned() >> 16 == 0 else {
      throw .malformed(path, "it is no catalog of gettext with the lowest byte first")
    }
    let count = Int(reader.unsigned())
    let tables = [Int(reader.unsigned()), Int(reader.unsigned())]
    guard reader.isInside, tables.allSatisfy({ $0 + count * 8 <= bytes.count }) else {
      throw .malformed(path, "it ends too early")
    }
    let texts = tables.map { table in
      (0..<count).map { index -> [String] in
        var entry = ByteReader(bytes)
        entry.place = table + index * 8
        let length = Int(entry.unsigned())
        entry.place = Int(entry.unsigned())
        return entry.take(length).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
    }
    var originals: [String] = []
    var translations: [String] = []
    for (original, translation) in zip(texts[0], texts[1]) where !(original.first ?? "").isEmpty {
      originals += original.map { text in text.split(separator: "\u{4}").last.map(String.init) ?? "" }
      translations += translation
    }
    self.originals = originals
    self.translations = translations
  }
}
