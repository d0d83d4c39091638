/// All words of a model, as a trie over their folded scalars whose edges have one scalar or more.
///
/// Ids of indexed words are their rank, so what begins alike has ids in a row.
public struct Lexicon: Sendable {
  /// The longest word, in scalars.
  public static let longestWord = 64

  let bytes: ModelBytes
  private let alphabet: Range<Int>
  private let section: Range<Int>
  private let exceptions: Range<Int>
  private let codebook: Int
  private let indexedWords: Int
  /// The first labels take one byte, the others more.
  static let shortLabels = 127

  init(of bytes: ModelBytes, head: ModelHead) {
    self.bytes = bytes
    alphabet = head[.alphabet]
    section = head[.lexicon]
    exceptions = head[.exceptions]
    codebook = head[.codebooks].lowerBound
    indexedWords = head.indexedWords
  }

  /// The place where every word begins.
  public var root: LexiconNode {
    let first = Int(WordID.firstWord.rawValue)
    let record = LexiconRecord(
      place: 0, flags: LexiconRecord.Flag.children, score: 0, best: 0, exception: 0, subtree: section,
      indexedCount: indexedWords)
    return LexiconNode(
      scalar: "\0", depth: 0, best: bytes.float(at: codebook + (ModelFormat.codes - 1) * 4),
      ids: first..<first + indexedWords, nextLabel: 0, record: record)
  }

  /// Calls a function with every place one scalar further, in the order of the scalars.
  @inline(__always)
  public func forEachChild(of node: LexiconNode, _ body: (LexiconNode) -> Void) {
    for child in children(of: node) { body(child) }
  }

  /// The places one scalar further.
  func children(of node: LexiconNode) -> LexiconChildren { LexiconChildren(of: node, in: self) }

  /// The place one scalar further.
  public func child(of node: LexiconNode, _ scalar: Unicode.Scalar) -> LexiconNode? {
    children(of: node).first { $0.scalar >= scalar }.flatMap { $0.scalar == scalar ? $0 : nil }
  }

  /// The place that what begins with a prefix is below; nil when no word does.
  ///
  /// - Complexity: O(*n*) in the prefix's length, which is followed as far as the longest word goes.
  public func node(of prefix: some StringProtocol) -> LexiconNode? {
    var node = root
    for scalar in WordFolding.fold(prefix.prefix(Self.longestWord + 1)).unicodeScalars {
      guard let next = child(of: node, scalar) else { return nil }
      node = next
    }
    return node
  }

  /// The entry of a word, whatever its case.
  public func entry(of word: some StringProtocol) -> LexiconEntry? { node(of: word)?.entry }

  /// A label of an edge.
  ///
  /// - Parameter place: Where it is; moved behind it.
  /// - Returns: Its scalar, and whether the edge ends with it.
  @inline(__always)
  func label(at place: inout Int) -> (scalar: Unicode.Scalar, isLast: Bool) {
    let first = bytes.byte(at: place)
    place += 1
    var index = Int(first & 0x7F)
    if index == Self.shortLabels { index += bytes.variableNumber(at: &place) }
    let offset = alphabet.lowerBound + index * 4
    let value = offset < alphabet.upperBound ? bytes.load(UInt32.self, at: offset) : 0
    return (Unicode.Scalar(value) ?? "\0", first < 0x80)
  }

  /// The fields of a record.
  ///
  /// - Parameters:
  ///   - record: Where the record begins.
  ///   - place: Where its fields begin; moved behind them.
  ///   - subtreeStart: Where its subtree begins if it has one.
  ///   - limit: Where that ends at the latest.
  /// - Returns: What it says.
  @inline(__always)
  func record(from record: Int, fields place: inout Int, subtreeStart: Int, limit: Int) -> LexiconRecord {
    let flags = bytes.byte(at: place)
    place += 1
    var best: UInt8 = 0
    var subtree = 0..<0
    var indexed = 0
    let hasChildren = flags & LexiconRecord.Flag.children != 0
    if hasChildren {
      best = bytes.byte(at: place)
      place += 1
      let length = bytes.variableNumber(at: &place)
      subtree = subtreeStart..<min(subtreeStart + length, limit)
      indexed = bytes.variableNumber(at: &place)
    }
    var score: UInt8 = 0
    var exception = 0
    if flags & LexiconRecord.Flag.word != 0 {
      score = bytes.byte(at: place)
      place += 1
      if flags >> LexiconRecord.Flag.caseShift == WordCase.other.rawValue {
        exception = bytes.variableNumber(at: &place)
      }
      if flags >> LexiconRecord.Flag.traitShift & WordTraits.indexed.rawValue != 0 { indexed += 1 }
    }
    return LexiconRecord(
      place: record, flags: flags, score: value(of: score), best: value(of: hasChildren ? best : score),
      exception: exception, subtree: subtree, indexedCount: indexed)
  }

  private func value(of code: UInt8) -> Float { bytes.float(at: codebook + Int(code) * 4) }

  /// A word of its own case.
  func exception(_ index: Int) -> String {
    let count = Int(bytes.load(UInt32.self, at: exceptions.lowerBound))
    guard index < count else { return "" }
    let place = exceptions.lowerBound + 4 + index * 4
    let texts = exceptions.lowerBound + 4 + (count + 1) * 4
    let start = texts + Int(bytes.load(UInt32.self, at: place))
    let end = texts + Int(bytes.load(UInt32.self, at: place + 4))
    guard start <= end, end <= exceptions.upperBound, end - start <= 8 * Self.longestWord else { return "" }
    return String(decoding: bytes.bytes(start..<end), as: UTF8.self)
  }
}
