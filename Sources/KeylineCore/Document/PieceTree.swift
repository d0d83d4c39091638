/// The text of a document: a balanced tree of pieces over immutable UTF-8 buffers.
///
/// A value with structure sharing: a copy costs nothing and keeps its content while the original is
/// edited. Positions are byte offsets. The bytes need not be valid UTF-8 and are kept exactly. Every
/// edit and every query is O(log n) in the document and does not depend on the length of its lines.
public struct PieceTree: Sendable {
  /// The most bytes a document may have: 1 GiB.
  public static let maximumByteCount = 1 << 30

  private(set) var root: PieceNode?

  /// Creates an empty text.
  public init() {}

  /// Creates a text over bytes, which are held once and not copied.
  ///
  /// - Parameter bytes: the content, at most `maximumByteCount`.
  /// - Complexity: O(count), about 0.1 ms a megabyte.
  public init(_ bytes: [UInt8]) {
    precondition(bytes.count <= PieceTree.maximumByteCount, "a document has at most 1 GiB")
    guard bytes.count > Piece.maximumByteCount else {
      root = bytes.isEmpty ? nil : PieceNode.join(nil, Piece(bytes, 0..<bytes.count), nil)
      return
    }
    root = PieceNode.balanced(Piece.pieces(of: bytes)[...])
  }

  /// Creates a text from a string.
  ///
  /// - Parameter string: the content.
  public init(_ string: String) { self.init(Array(string.utf8)) }

  private init(root: PieceNode?) { self.root = root }

  private var measure: TextMeasure { root?.measure ?? TextMeasure() }
  /// The number of bytes.
  public var byteCount: Int { measure.bytes }
  /// The number of Unicode scalars, an invalid maximal subpart counted as one.
  public var scalarCount: Int { measure.scalars }
  /// The number of line feeds.
  public var newlineCount: Int { measure.newlines }
  /// Whether there is no byte at all.
  public var isEmpty: Bool { root == nil }

  /// Replaces a range of bytes by others.
  ///
  /// - Parameters:
  ///   - range: the bytes that go, within `0..<byteCount`.
  ///   - bytes: the bytes that come.
  /// - Complexity: O(log n) in the document, O(k) in the bytes that come.
  public mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    if range.isEmpty, byteCount + bytes.count <= PieceTree.maximumByteCount,
      let grown = root?.inserting(bytes, at: range.lowerBound)
    {
      root = grown
      return
    }
    replace(range, with: PieceTree(bytes))
  }

  /// Replaces a range of bytes by another text, whose pieces are shared.
  ///
  /// - Parameters:
  ///   - range: the bytes that go, within `0..<byteCount`.
  ///   - text: the text that comes.
  /// - Complexity: O(log n) in either text.
  public mutating func replace(_ range: Range<Int>, with text: PieceTree) {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "the range lies outside the text")
    precondition(
      byteCount - range.count + text.byteCount <= PieceTree.maximumByteCount, "a document has at most 1 GiB")
    let (before, rest) = PieceNode.split(root, at: range.lowerBound)
    let (_, after) = PieceNode.split(rest, at: range.count)
    root = PieceNode.concatenate(PieceNode.concatenate(before, text.root), after)
  }

  /// The text of a range, sharing the pieces.
  ///
  /// - Parameter range: byte offsets within `0..<byteCount`.
  /// - Returns: a text of its own.
  /// - Complexity: O(log n).
  public func slice(_ range: Range<Int>) -> PieceTree {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "the range lies outside the text")
    guard !range.isEmpty else { return PieceTree() }
    let (_, rest) = PieceNode.split(root, at: range.lowerBound)
    return PieceTree(root: PieceNode.split(rest, at: range.count).0)
  }
}

extension PieceTree: Equatable {
  /// Compares the bytes; how they are cut into pieces does not matter.
  ///
  /// - Complexity: O(1) for copies of one text, else O(n).
  public static func == (left: PieceTree, right: PieceTree) -> Bool {
    if left.root === right.root { return true }
    guard left.measure == right.measure else { return false }
    var offset = 0
    var equal = true
    left.forEachChunk { chunk in
      guard equal else { return }
      equal = right.bytes(in: offset..<offset + chunk.count)[...] == chunk
      offset += chunk.count
    }
    return equal
  }
}

extension PieceTree: ExpressibleByStringLiteral {
  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension PieceTree: Hashable {
  /// Hashes the sums, not the bytes, so that it costs nothing on a large text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(byteCount)
    hasher.combine(scalarCount)
    hasher.combine(newlineCount)
  }
}
