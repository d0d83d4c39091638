extension TextDocument {
  /// Deletes the selection, or the grapheme before the caret.
  ///
  /// - Complexity: O(log n).
  public mutating func deleteBackward() { delete { document in document.destination(of: .left) } }

  /// Deletes the selection, or the grapheme after the caret.
  ///
  /// - Complexity: O(log n).
  public mutating func deleteForward() { delete { document in document.destination(of: .right) } }

  /// Deletes the selection, or back to the start of the word before the caret.
  ///
  /// - Returns: the bytes deleted.
  /// - Complexity: O(log n) and the length of the word, looked at for 4 KiB at most.
  @discardableResult
  public mutating func deleteWordBackward() -> [UInt8] {
    delete { document in document.destination(of: .wordLeft) }
  }

  /// Deletes the selection, or up to the end of the word after the caret.
  ///
  /// - Returns: the bytes deleted.
  /// - Complexity: O(log n) and the length of the word, looked at for 4 KiB at most.
  @discardableResult
  public mutating func deleteWordForward() -> [UInt8] {
    delete { document in document.destination(of: .wordRight) }
  }

  /// Deletes the selection, or back to the start of the line; at its start, the line ending before it.
  ///
  /// - Returns: the bytes deleted.
  /// - Complexity: O(log n + k) in the bytes deleted.
  @discardableResult
  public mutating func deleteToLineStart() -> [UInt8] {
    delete { document in
      let start = document.destination(of: .lineStart)
      return start < document.caret ? start : document.destination(of: .left)
    }
  }

  /// Deletes the selection, or up to the end of the line; at its end, the line ending.
  ///
  /// - Returns: the bytes deleted.
  /// - Complexity: O(log n + k) in the bytes deleted.
  @discardableResult
  public mutating func deleteToLineEnd() -> [UInt8] {
    delete { document in
      let end = document.destination(of: .lineEnd)
      return end > document.caret ? end : document.destination(of: .right)
    }
  }

  /// Deletes the selection for the clipboard.
  ///
  /// - Returns: the bytes deleted, empty for a caret.
  /// - Complexity: O(log n + k) in the bytes deleted.
  public mutating func cut() -> [UInt8] {
    guard !selection.isCaret else { return [] }
    let bytes = text.bytes(in: selection.range)
    replace(selection.range, with: [], as: .cut)
    return bytes
  }

  /// Swaps the graphemes on both sides of the caret and steps over them.
  ///
  /// At the end of a line it swaps the two before the caret; where the line has no two, nothing happens.
  ///
  /// - Complexity: O(log n).
  public mutating func transpose() {
    let line = text.lineRange(containing: caret).clamped(to: content)
    let middle = caret >= line.upperBound ? text.graphemeStart(before: line.upperBound) : caret
    guard selection.isCaret, middle > line.lowerBound, middle < line.upperBound else { return }
    let left = text.graphemeStart(before: middle)..<middle
    let right = middle..<text.graphemeEnd(after: middle)
    let swapped = text.bytes(in: right) + text.bytes(in: left)
    replace(left.lowerBound..<right.upperBound, with: swapped, as: .transposition)
  }

  @discardableResult
  private mutating func delete(to destination: (TextDocument) -> Int) -> [UInt8] {
    let other = selection.isCaret ? destination(self) : selection.anchor
    let range = min(caret, other)..<max(caret, other)
    let bytes = text.bytes(in: range)
    replace(range, with: [], as: .deletion)
    return bytes
  }
}
