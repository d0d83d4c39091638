/// The words of `UITextDocumentProxy`, and what a physical keyboard adds to them.
extension TextDocument {
  /// Whether there is any text.
  public var hasText: Bool { !content.isEmpty }

  /// The selected text, nil for a caret.
  public var selectedText: String? { selection.isCaret ? nil : text.string(in: selection.range) }

  /// The text just before the caret or the selection.
  ///
  /// - Parameter limit: the most bytes wanted; a grapheme that would be cut is left out.
  /// - Returns: the context, empty at the start.
  /// - Complexity: O(log n + limit).
  public func contextBeforeInput(limit: Int = 1024) -> String {
    let end = selection.range.lowerBound
    var start = max(contentStart, end - limit)
    if start > contentStart && start < end {
      let grapheme = text.grapheme(containing: start)
      start = grapheme.lowerBound == start ? start : min(grapheme.upperBound, end)
    }
    return text.string(in: start..<end)
  }

  /// The text just after the caret or the selection.
  ///
  /// - Parameter limit: the most bytes wanted; a grapheme that would be cut is left out.
  /// - Returns: the context, empty at the end.
  /// - Complexity: O(log n + limit).
  public func contextAfterInput(limit: Int = 1024) -> String {
    let start = selection.range.upperBound
    let end = text.graphemeBoundary(atOrBefore: min(text.byteCount, start + limit))
    return text.string(in: start..<max(start, end))
  }

  /// Types a text in place of the selection; its line feeds become the file's line ending.
  ///
  /// - Parameters:
  ///   - string: the text; a line feed alone makes a step called `newline`.
  ///   - name: what undo will call it when it is not a line feed alone.
  /// - Returns: false when the text would grow past 1 GiB.
  /// - Complexity: O(log n) in the document, O(k) in the string.
  @discardableResult
  public mutating func insertText(_ string: String, as name: EditName = .typing) -> Bool {
    if string == "\n" { return replace(selection.range, with: lineEnding.bytes, as: .newline) }
    let bytes = Array(string.utf8)
    let ended = lineEnding == .crlf && bytes.contains(0x0A) ? lineEnding.converting(bytes) : bytes
    return replace(selection.range, with: ended, as: name)
  }

  /// Puts bytes in place of the selection exactly as they are, valid UTF-8 or not.
  ///
  /// - Parameters:
  ///   - bytes: the content of a paste.
  ///   - name: what undo will call it.
  /// - Returns: false when the text would grow past 1 GiB.
  /// - Complexity: O(log n) in the document, O(k) in the bytes.
  @discardableResult
  public mutating func insertBytes(_ bytes: [UInt8], as name: EditName = .paste) -> Bool {
    replace(selection.range, with: bytes, as: name)
  }

  /// Moves the caret by whole graphemes, as far as there are any.
  ///
  /// - Parameter count: how many, negative for back; a selection is left from its moving end.
  /// - Complexity: O(count log n).
  public mutating func adjustTextPosition(byCharacterOffset count: Int) {
    var offset = caret
    for _ in 0..<count.magnitude {
      let next = count > 0 ? text.graphemeEnd(after: offset) : text.graphemeStart(before: offset)
      guard next != offset, next >= contentStart else { break }
      offset = next
    }
    select(TextSelection(caret: offset))
  }
}
