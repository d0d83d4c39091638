/// A session as others may see it: what is recorded is this.
extension Session {
  /// How much of the text around what is seen is looked at for secrets that reach into it.
  private static let surroundings = 2048

  /// The session with secrets and hidden text starred out; nil where there is nothing to hide.
  ///
  /// Each byte is replaced by one, so that everything else stays where it is.
  ///
  /// - Parameter hidden: What is not to be seen besides secrets.
  /// - Returns: A session to draw, and for nothing else.
  /// - Complexity: O(*v*) in what is visible.
  public func shownToOthers(hiding hidden: HiddenText) -> Session? {
    let spots = spots(hiding: hidden)
    guard !spots.isEmpty else { return nil }
    var shown = self
    shown.document = TextDocument(document.text.starred(in: spots))
    shown.document.select(document.selection)
    // Words, ghost text and the inspector say again what is hidden here.
    shown.words.clear()
    shown.completion.clear()
    shown.completion.log = RequestLog()
    shown.trace = []
    shown.currentInput = ""
    return shown
  }

  /// Whether what was typed is part of a secret or of hidden text.
  ///
  /// - Parameters:
  ///   - range: Where it was typed.
  ///   - hidden: What is not to be seen besides secrets.
  /// - Returns: True where any of it is.
  /// - Complexity: O(*v*) in what is visible.
  public func isHidden(_ range: ClosedRange<Int>, by hidden: HiddenText) -> Bool {
    spots(hiding: hidden).contains {
      $0.lowerBound < range.upperBound && range.lowerBound <= $0.upperBound
    }
  }

  /// Secrets and hidden text, as far as anything of them is shown.
  private func spots(hiding hidden: HiddenText) -> [Range<Int>] {
    shownWindows.flatMap { window in
      let secrets = SecretSpans.ranges(in: document.text.bytes(in: window)).map {
        $0.lowerBound + window.lowerBound..<$0.upperBound + window.lowerBound
      }
      return (secrets + hidden.ranges).map { $0.clamped(to: window) }.filter { !$0.isEmpty }
    }
  }

  /// Whole lines around what is visible, unless these are very long; and around the cursor, whose word is shown in the
  /// bar wherever the view was scrolled to.
  private var shownWindows: [Range<Int>] {
    func window(_ start: Int, _ end: Int) -> Range<Int> {
      max(start - Self.surroundings, 0)..<min(end + Self.surroundings, document.text.byteCount)
    }
    let caret = document.caret
    let around = window(caret, caret)
    guard let first = visibleRows.first, let last = visibleRows.last else { return [around] }
    let visible = first.range.lowerBound...last.range.upperBound
    let view = window(visible.lowerBound, visible.upperBound)
    return visible.contains(caret) ? [view] : [view, around]
  }
}
