/// The scalars of a stretch of text, with the offsets where they start.
struct ScalarWindow {
  private var scalars: [Unicode.Scalar] = []
  /// Where each scalar starts, and the end of the last.
  private var offsets: [Int] = []
  private let isStart: Bool
  private let isEnd: Bool

  /// Decodes a stretch of text.
  ///
  /// - Parameters:
  ///   - bytes: the stretch; it may begin and end inside a sequence.
  ///   - offset: its byte offset in the text.
  ///   - isStart: whether the text begins here.
  ///   - isEnd: whether the text ends here.
  init(_ bytes: [UInt8], at offset: Int, isStart: Bool, isEnd: Bool) {
    self.isStart = isStart
    self.isEnd = isEnd
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      if !isStart {
        // At most three continuation bytes can belong to a sequence that began before the window.
        while index < min(3, bytes.count), UTF8Sequence.isContinuation(bytes[index]) { index += 1 }
      }
      while index < bytes.count {
        let length = UTF8Sequence.length(at: index, in: bytes)
        scalars.append(UTF8Sequence.scalar(at: index, length: length, in: bytes))
        offsets.append(offset + index)
        index += length
      }
      offsets.append(offset + index)
    }
  }

  /// The grapheme at an offset.
  ///
  /// - Parameters:
  ///   - offset: a byte offset into the text, inside the window.
  ///   - cutting: whether to take the window's own edges for boundaries instead of returning nil.
  /// - Returns: nil when the window is too small to tell.
  func grapheme(containing offset: Int, cutting: Bool) -> Range<Int>? {
    guard let target = offsets.dropLast().lastIndex(where: { $0 <= offset }) else { return nil }
    var start = target
    while start > 0, !ScalarWindow.breaksSafely(scalars[start - 1], scalars[start]) { start -= 1 }
    if start == 0 && !isStart && !cutting { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[start...])
    for character in String(view) {
      let end = start + character.unicodeScalars.count
      if end > target {
        // The last scalar may be cut, so a boundary before it proves nothing.
        if end >= scalars.count - 1 && !isEnd && !cutting { return nil }
        return offsets[start]..<offsets[end]
      }
      start = end
    }
    return nil
  }

  /// Whether there is a boundary between two scalars whatever stands around them.
  static func breaksSafely(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    if left.value < 0x80 && right.value < 0x80 { return left != "\r" || right != "\n" }
    let properties = left.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: break
    }
    if left == "\u{200D}" || properties.isGraphemeExtend || properties.isEmojiModifier { return false }
    var pair = String.UnicodeScalarView()
    pair.append(left)
    pair.append(right)
    return String(pair).count == 2
  }
}
