/// A node of a persistent AVL tree of pieces in text order.
///
/// Nodes never change, so trees share whatever an edit did not touch; an edit makes O(log n) new ones.
final class PieceNode: Sendable {
  /// Neighbouring pieces with no more bytes than this together are joined.
  private static let mergedByteCount = 1024

  let left: PieceNode?
  let piece: Piece
  let right: PieceNode?
  /// The sums of the whole subtree.
  let measure: TextMeasure
  private let height: Int

  private init(_ left: PieceNode?, _ piece: Piece, _ right: PieceNode?) {
    self.left = left
    self.piece = piece
    self.right = right
    var sum = piece.measure
    if let left { sum = left.measure.appending(sum) }
    if let right { sum = sum.appending(right.measure) }
    measure = sum
    height = max(left?.height ?? 0, right?.height ?? 0) + 1
  }

  /// The tree with a few bytes more, in O(log n) and one new node a level: what typing comes to.
  ///
  /// - Parameters:
  ///   - bytes: What comes.
  ///   - offset: Where it comes, behind or inside the piece that takes it in.
  /// - Returns: nil when that piece has no room for it, or there is none.
  func inserting(_ bytes: [UInt8], at offset: Int) -> PieceNode? {
    let start = left?.measure.bytes ?? 0
    let end = start + piece.count
    if offset <= start { return left?.inserting(bytes, at: offset).map { PieceNode($0, piece, right) } }
    if offset > end { return right?.inserting(bytes, at: offset - end).map { PieceNode(left, piece, $0) } }
    guard piece.count + bytes.count <= PieceNode.mergedByteCount else { return nil }
    return PieceNode(left, piece.inserting(bytes, at: offset - start), right)
  }

  /// A balanced tree of pieces in O(n), nil for none.
  static func balanced(_ pieces: ArraySlice<Piece>) -> PieceNode? {
    guard !pieces.isEmpty else { return nil }
    let middle = pieces.startIndex + pieces.count / 2
    return PieceNode(
      balanced(pieces[..<middle]), pieces[middle], balanced(pieces[(middle + 1)...]))
  }

  /// The first piece of the subtree.
  var first: Piece { left?.first ?? piece }
  /// The last piece of the subtree.
  var last: Piece { right?.last ?? piece }

  /// `left`, then the piece, then `right`, balanced; O(difference of the heights).
  static func join(_ left: PieceNode?, _ piece: Piece, _ right: PieceNode?) -> PieceNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      return balance(left.left, left.piece, join(left.right, piece, right))
    }
    if let right, rightHeight > leftHeight + 1 {
      return balance(join(left, piece, right.left), right.piece, right.right)
    }
    return PieceNode(left, piece, right)
  }

  /// A node of children whose heights differ by at most two, rotated where they differ by two.
  private static func balance(_ left: PieceNode?, _ piece: Piece, _ right: PieceNode?) -> PieceNode {
    let leftHeight = left?.height ?? 0
    let rightHeight = right?.height ?? 0
    if let left, leftHeight > rightHeight + 1 {
      if let inner = left.right, inner.height > left.left?.height ?? 0 {
        return PieceNode(
          PieceNode(left.left, left.piece, inner.left), inner.piece, PieceNode(inner.right, piece, right))
      }
      return PieceNode(left.left, left.piece, PieceNode(left.right, piece, right))
    }
    if let right, rightHeight > leftHeight + 1 {
      if let inner = right.left, inner.height > right.right?.height ?? 0 {
        return PieceNode(
          PieceNode(left, piece, inner.left), inner.piece, PieceNode(inner.right, right.piece, right.right))
      }
      return PieceNode(PieceNode(left, piece, right.left), right.piece, right.right)
    }
    return PieceNode(left, piece, right)
  }

  /// What lies before and after an offset, in O(log n); a piece is cut where the offset falls into it.
  static func split(_ node: PieceNode?, at offset: Int) -> (PieceNode?, PieceNode?) {
    guard let node, offset > 0 else { return (nil, node) }
    guard offset < node.measure.bytes else { return (node, nil) }
    let start = node.left?.measure.bytes ?? 0
    let end = start + node.piece.count
    if offset <= start {
      let (before, after) = split(node.left, at: offset)
      return (before, join(after, node.piece, node.right))
    }
    if offset >= end {
      let (before, after) = split(node.right, at: offset - end)
      return (join(node.left, node.piece, before), after)
    }
    let (before, after) = node.piece.split(at: offset - start)
    return (join(node.left, before, nil), join(nil, after, node.right))
  }

  /// The tree without its first piece.
  var droppingFirst: PieceNode? {
    guard let left else { return right }
    return PieceNode.balance(left.droppingFirst, piece, right)
  }

  /// The tree without its last piece.
  var droppingLast: PieceNode? {
    guard let right else { return left }
    return PieceNode.balance(left, piece, right.droppingLast)
  }

  /// Two trees one after the other, in O(log n).
  ///
  /// Neighbours at the seam that are small together become one piece, so that typing makes the last piece
  /// longer and no run of edits leaves the text in crumbs.
  static func concatenate(_ left: PieceNode?, _ right: PieceNode?) -> PieceNode? {
    guard var left else { return right }
    guard var right else { return left }
    while left.last.count + right.first.count <= mergedByteCount {
      let merged = Piece(joining: left.last, right.first)
      let rest = join(nil, merged, right.droppingFirst)
      guard let before = left.droppingLast else { return rest }
      left = before
      right = rest
    }
    return join(left, right.first, right.droppingFirst)
  }
}
