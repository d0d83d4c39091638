/// Makes the bytes of a model file.
public enum ModelWriter {
  /// Writes a model.
  ///
  /// - Parameter contents: Its words, no two of them alike when folded and none longer than `Lexicon.longestWord`
  ///   scalars, and its n-grams.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*n* log *n*) in the number of words and n-grams.
  public static func write(_ contents: ModelContents) -> [UInt8] {
    let words = Codebook(of: contents.words.map(\.logProbability))
    let lexicon = LexiconWriter(contents.words, codebook: words)
    let nGrams = NGramWriter(contents, words: words)
    var sections: [ModelFormat.Section: [UInt8]] = nGrams.sections
    sections[.lexicon] = lexicon.trie
    sections[.alphabet] = lexicon.alphabetBytes
    sections[.exceptions] = lexicon.exceptionBytes
    sections[.codebooks] = bytes(of: [words] + nGrams.codebooks)
    return file(contents, indexedWords: lexicon.indexedCount, sections)
  }

  private static func bytes(of codebooks: [Codebook]) -> [UInt8] {
    var writer = ByteWriter()
    for value in codebooks.flatMap(\.values) { writer.append(value) }
    return writer.bytes
  }

  /// Puts the parts together behind a head that tells where they are.
  private static func file(
    _ contents: ModelContents, indexedWords: Int, _ sections: [ModelFormat.Section: [UInt8]]
  ) -> [UInt8] {
    typealias Field = ModelFormat.Field
    let language = Array(contents.language.utf8)
    precondition(language.count <= ModelFormat.longestLanguage, "a language code has at most 16 letters")
    var writer = ByteWriter()
    writer.append(contentsOf: ModelFormat.magic)
    writer.append(UInt32(ModelFormat.version))
    writer.align(to: ModelFormat.sectionTableEnd)
    writer.replace(at: Field.indexedWords, with: UInt32(indexedWords))
    writer.replace(at: Field.words, with: UInt32(contents.words.count))
    for (index, byte) in language.enumerated() { writer.replace(at: Field.language + index, with: byte) }
    for section in ModelFormat.Section.allCases {
      if section == .lexicon { writer.replace(at: Field.headLength, with: UInt32(writer.bytes.count)) }
      let part = sections[section] ?? []
      let place = Field.sections + section.rawValue * 8
      writer.replace(at: place, with: UInt32(writer.bytes.count))
      writer.replace(at: place + 4, with: UInt32(part.count))
      writer.append(contentsOf: part)
      writer.align(to: ModelFormat.alignment)
    }
    var bytes = writer.bytes
    seal(&bytes)
    return bytes
  }

  /// Writes the size and the checksums that some bytes have into their head.
  ///
  /// - Parameter bytes: A whole model; where its head has no sensible length, it stays as it is.
  /// - Complexity: O(*n*) in their number.
  public static func seal(_ bytes: inout [UInt8]) {
    typealias Field = ModelFormat.Field
    guard bytes.count >= ModelFormat.sectionTableEnd else { return }
    let headLength = (0..<4).reduce(0) { $0 | Int(bytes[Field.headLength + $1]) << (8 * $1) }
    guard (ModelFormat.sectionTableEnd...bytes.count).contains(headLength) else { return }
    put(UInt64(bytes.count), at: Field.fileLength, in: &bytes)
    put(Checksum.of(bytes[headLength...]), at: Field.bodyChecksum, in: &bytes)
    put(Checksum.of(bytes[ModelFormat.checkedFrom..<headLength]), at: Field.headChecksum, in: &bytes)
  }

  private static func put(_ number: some FixedWidthInteger, at offset: Int, in bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.replaceSubrange(offset..<offset + $0.count, with: $0) }
  }
}
