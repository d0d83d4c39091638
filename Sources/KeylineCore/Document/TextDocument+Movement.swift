extension TextDocument {
  /// Moves the caret, or the moving end of the selection.
  ///
  /// - Parameters:
  ///   - movement: where to. `left` and `right` leave a selection at its own edge when not extending.
  ///   - extending: whether the other end of the selection stays.
  /// - Complexity: O(log n); words are looked at for 4 KiB at most.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    if !extending && !selection.isCaret {
      switch movement {
      case .left: return moveCaret(to: selection.range.lowerBound)
      case .right: return moveCaret(to: selection.range.upperBound)
      default: break
      }
    }
    moveCaret(to: destination(of: movement), extending: extending)
  }

  /// Moves the caret to an offset, as a click or a step between rows does.
  ///
  /// - Parameters:
  ///   - offset: a byte offset; inside a grapheme it means the grapheme's start.
  ///   - extending: whether the other end of the selection stays.
  /// - Complexity: O(log n).
  public mutating func moveCaret(to offset: Int, extending: Bool = false) {
    select(TextSelection(anchor: extending ? selection.anchor : offset, head: offset))
  }

  /// Selects the whole content.
  public mutating func selectAll() {
    select(TextSelection(anchor: contentStart, head: text.byteCount))
  }

  /// Where a movement leads from the caret.
  func destination(of movement: Movement) -> Int {
    let line = text.lineRange(containing: caret).clamped(to: content)
    switch movement {
    case .left: return max(text.graphemeStart(before: caret), contentStart)
    case .right: return text.graphemeEnd(after: caret)
    case .wordLeft: return wordStart(before: caret)
    case .wordRight: return wordEnd(after: caret)
    case .lineStart: return line.lowerBound
    case .lineEnd: return line.upperBound
    case .paragraphUp: return blankLine(above: line)
    case .paragraphDown: return blankLine(below: line)
    case .documentStart: return contentStart
    case .documentEnd: return text.byteCount
    }
  }
}
