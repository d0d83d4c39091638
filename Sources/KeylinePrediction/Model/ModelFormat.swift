/// How a model file is laid out; docs/model-format.md tells it byte by byte.
enum ModelFormat {
  /// The first bytes of every model.
  static let magic = Array("KLWORDS\n".utf8)
  /// Raised with every change of the format.
  static let version = 1

  /// Where the fields of the head are.
  enum Field {
    static let version = 8
    static let headChecksum = 12
    static let headLength = 16
    static let bodyChecksum = 20
    static let fileLength = 24
    static let language = 32
    static let indexedWords = 48
    static let words = 52
    static let sections = 64
  }

  /// The bytes of the head before the section table end here; the checksum of the head begins after its own field.
  static let checkedFrom = Field.headLength
  /// The longest language code.
  static let longestLanguage = 16

  /// The parts of a file, in the order of the section table and of the file; the first two belong to the head.
  enum Section: Int, CaseIterable {
    case codebooks, alphabet
    case lexicon, exceptions, wordRecords
    case pairEntries, pairFollowers
    case tripleGroups, tripleSamples, tripleBackoffs, tripleEntries, tripleFollowers
    case quadGroups, quadSamples, quadBackoffs, quadEntries
  }

  /// The values that a one-byte code stands for, in the order of the codebooks.
  enum Codebook: Int, CaseIterable {
    case words, pairs, triples, quads
    case wordBackoffs, pairBackoffs, tripleBackoffs
  }

  /// The values of a codebook.
  static let codes = 256
  /// The end of the section table.
  static let sectionTableEnd = Field.sections + Section.allCases.count * 8
  /// Sections begin at multiples of this.
  static let alignment = 8
  /// The bytes of a word's record: where its pairs begin, the codes of its back-off and of its probability, its traits
  /// with its case above them.
  static let wordRecordLength = 7
  static let recordCaseShift: UInt8 = 4
  /// The bytes of an entry: an id and a code.
  static let entryLength = 3
  /// The bits in a block of a ranked bitmap, behind the 32 bits that count those before it.
  static let rankedBits = 480
  /// The bytes of such a block.
  static let rankedBlockLength = 64
  /// The groups between two samples of where a group begins.
  static let groupsPerSample = 64
  /// The probability of what the model does not know, as a natural logarithm.
  static let unknownLogProbability: Float = -23
}
