import KeylineCore

extension Frame {
  /// Writes bytes of simple text, in which every scalar is a grapheme whose width needs no table.
  ///
  /// - Parameters:
  ///   - bytes: one row of text.
  ///   - place: where it begins, on the screen; nothing but blanks may be there yet.
  ///   - limit: the cells there are; blanks that do not fit hang unseen at the edge.
  /// - Returns: false when the text is not simple; what was written up to there is to be drawn over.
  /// - Complexity: O(bytes), without an allocation.
  mutating func putSimpleText(_ bytes: [UInt8], at place: CellPosition, maxCells limit: Int) -> Bool {
    let limit = min(limit, size.columns - place.column)
    let base = place.row * size.columns + place.column
    return bytes.withUnsafeBufferPointer { bytes in
      cells.withUnsafeMutableBufferPointer { cells in
        let row = UnsafeMutableBufferPointer(rebasing: cells[base..<base + limit])
        return Self.putSimpleText(bytes, into: row)
      }
    }
  }

  private static func putSimpleText(
    _ bytes: UnsafeBufferPointer<UInt8>, into row: UnsafeMutableBufferPointer<Cell>
  ) -> Bool {
    var column = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte >= 0x20, byte != 0x7F else { return false }
        index += 1
        if column < row.count {
          row[column] = Cell(glyph: UInt32(byte), style: .text, width: 1)
          column += 1
        } else if byte != 0x20 {
          return false
        }
        continue
      }
      guard let scalar = SimpleScalar(bytes, at: index), column + scalar.width <= row.count else {
        return false
      }
      row[column] = Cell(glyph: scalar.value, style: .text, width: scalar.width)
      if scalar.width == 2 { row[column + 1] = Cell(glyph: 0x20, style: .text, width: 0) }
      column += scalar.width
      index += scalar.byteCount
    }
    return true
  }
}

/// A scalar outside ASCII that never joins its neighbours and whose width is the same everywhere.
private struct SimpleScalar {
  let value: UInt32
  let width: Int
  let byteCount: Int

  /// Reads the scalar at an index; nil when it is not simple, or not valid UTF-8.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = UInt32(bytes[index])
    func continuation(_ offset: Int) -> UInt32? {
      guard index + offset < bytes.count, bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      return UInt32(bytes[index + offset] & 0x3F)
    }
    switch lead {
    case 0xC2...0xDF:
      guard let low = continuation(1) else { return nil }
      self.init((lead & 0x1F) << 6 | low, byteCount: 2)
    case 0xE2...0xEC:
      guard let middle = continuation(1), let low = continuation(2) else { return nil }
      self.init((lead & 0x0F) << 12 | middle << 6 | low, byteCount: 3)
    default: return nil
    }
  }

  private init?(_ value: UInt32, byteCount: Int) {
    switch value {
    // Latin without the soft hyphen, Greek, Cyrillic without its combining marks, dashes and quotation marks.
    case 0xA0..<0xAD, 0xAE..<0x300, 0x391...0x3A1, 0x3A3...0x3CE, 0x400..<0x483, 0x48A..<0x530,
      0x2010...0x2027:
      width = 1
    // Kana, Chinese characters, Hangul syllables.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: width = 2
    default: return nil
    }
    self.value = value
    self.byteCount = byteCount
  }
}
