/// How a text falls into rows of a given width: pure queries, none of which costs more than 4 KiB of text.
///
/// Rows break after blanks; a word longer than a row breaks between graphemes; blanks that do not fit
/// hang unseen at the edge. So that no query depends on the length of a line, a long line is cut about
/// every 4 KiB, if possible after a blank, and each part begins a new row.
///
/// A caret after a full last row stands in column `width`: give the wrap one cell less than there is.
public struct SoftWrap: Sendable {
  /// The distance of the places near which a long line is cut, in bytes.
  static let stride = 3840
  /// How far before such a place a blank or a boundary is taken; with `stride` it makes 4 KiB.
  static let slack = 256

  /// The text that is wrapped.
  public let text: PieceTree
  /// The cells of a row, at least 1.
  public let width: Int
  let drawing: ClusterDrawing
  /// Where the first row begins: behind a byte order mark.
  let contentStart: Int

  /// Creates the queries for a text and a width.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the cells of a row; less than 1 counts as 1.
  ///   - profile: how the terminal counts cells.
  ///   - tabWidth: the distance of tab stops in cells.
  ///   - contentStart: the first byte that is shown, `TextDocument.contentStart`.
  public init(
    _ text: PieceTree, width: Int, profile: WidthProfile = .modern, tabWidth: Int = 8, contentStart: Int = 0
  ) {
    self.text = text
    self.width = max(width, 1)
    self.contentStart = contentStart
    drawing = ClusterDrawing(width: self.width, profile: profile, tabWidth: max(tabWidth, 1))
  }

  /// Creates the queries for a document and a width.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - width: the cells of a row; less than 1 counts as 1.
  ///   - profile: how the terminal counts cells.
  ///   - tabWidth: the distance of tab stops in cells.
  public init(_ document: TextDocument, width: Int, profile: WidthProfile = .modern, tabWidth: Int = 8) {
    self.init(
      document.text, width: width, profile: profile, tabWidth: tabWidth, contentStart: document.contentStart)
  }

  /// The line around an offset, as it is shown.
  func line(containing offset: Int) -> Range<Int> {
    let line = text.lineRange(containing: max(offset, contentStart))
    return max(line.lowerBound, contentStart)..<max(line.upperBound, contentStart)
  }

  /// The part of a line between two cuts that an offset lies in.
  func segment(of line: Range<Int>, containing offset: Int) -> Range<Int> {
    guard line.count > SoftWrap.stride else { return line }
    let last = (line.count - 1) / SoftWrap.stride
    var ordinal = min((offset - line.lowerBound) / SoftWrap.stride, last)
    // A cut lies before its place, so the offset may already be in the next part.
    var end = cut(ordinal + 1, of: line)
    if offset >= end && ordinal < last {
      ordinal += 1
      end = cut(ordinal + 1, of: line)
    }
    return cut(ordinal, of: line)..<end
  }

  /// Where a line is cut for the nth time; the 0th is its start, and its end follows the last.
  private func cut(_ ordinal: Int, of line: Range<Int>) -> Int {
    let place = line.lowerBound + ordinal * SoftWrap.stride
    guard ordinal > 0 else { return line.lowerBound }
    guard place < line.upperBound else { return line.upperBound }
    let floor = place - SoftWrap.slack
    let window = text.bytes(in: floor..<place + 1)
    for index in (1..<window.count).reversed() {
      // A blank before ASCII is a grapheme of its own.
      if window[index - 1] == 0x20 && window[index] < 0x80 { return floor + index }
    }
    let boundary = text.graphemeBoundary(atOrBefore: place)
    if boundary > floor { return boundary }
    var start = place
    while start > floor + 1, UTF8Sequence.isContinuation(text.byte(at: start)) { start -= 1 }
    return start
  }
}
