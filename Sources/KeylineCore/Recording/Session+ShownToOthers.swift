/// A session as others may see it: what is recorded is this.
extension Session {
  /// How much of the text around the visible rows is looked at for secrets that reach into them.
  private static let surroundings = 2048

  /// The session with secrets and hidden text starred out; nil where there is nothing to hide.
  ///
  /// Each byte is replaced by one, so that everything else stays where it is.
  ///
  /// - Parameter hidden: What is not to be seen besides secrets.
  /// - Returns: A session to draw, and for nothing else.
  /// - Complexity: O(*v*) in what is visible.
  public func shownToOthers(hiding hidden: HiddenText) -> Session? {
    let window = secretWindow
    let text = document.text.bytes(in: window)
    let spots = spots(in: window, of: text, hiding: hidden)
    guard !spots.isEmpty else { return nil }
    return starred(spots, in: window, of: text)
  }

  /// Whether what was typed is part of a secret or of hidden text.
  ///
  /// - Parameters:
  ///   - range: Where it was typed.
  ///   - hidden: What is not to be seen besides secrets.
  /// - Returns: True where any of it is.
  /// - Complexity: O(*v*) in what is visible.
  public func isHidden(_ range: ClosedRange<Int>, by hidden: HiddenText) -> Bool {
    let window = secretWindow
    return spots(in: window, of: document.text.bytes(in: window), hiding: hidden).contains {
      $0.lowerBound < range.upperBound && range.lowerBound <= $0.upperBound
    }
  }

  private func spots(in window: Range<Int>, of text: [UInt8], hiding hidden: HiddenText) -> [Range<Int>] {
    let secrets = SecretSpans.ranges(in: String(decoding: text, as: UTF8.self)).map {
      $0.lowerBound + window.lowerBound..<$0.upperBound + window.lowerBound
    }
    return (secrets + hidden.ranges).map { $0.clamped(to: window) }.filter { !$0.isEmpty }
  }

  private func starred(_ spots: [Range<Int>], in window: Range<Int>, of text: [UInt8]) -> Session {
    var bytes = text
    for spot in spots {
      for offset in spot { SecretSpans.hide(&bytes[offset - window.lowerBound]) }
    }
    var shown = self
    var text = document.text
    text.replace(window, with: bytes)
    shown.document = TextDocument(text)
    shown.document.select(document.selection)
    // Words, ghost text and the inspector say again what is hidden here.
    shown.words.clear()
    shown.completion.clear()
    shown.completion.log = RequestLog()
    shown.trace = []
    shown.currentInput = ""
    return shown
  }

  /// Whole lines around what is visible, unless these are very long.
  private var secretWindow: Range<Int> {
    guard let first = visibleRows.first, let last = visibleRows.last else { return 0..<0 }
    let start = max(first.range.lowerBound - Self.surroundings, 0)
    let end = min(last.range.upperBound + Self.surroundings, document.text.byteCount)
    return start..<end
  }
}
