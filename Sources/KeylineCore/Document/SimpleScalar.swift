/// A scalar that never joins its neighbours in a grapheme and takes as many cells everywhere.
///
/// Nearly all text is made of them; what draws or measures them needs neither grapheme breaking nor a table.
public struct SimpleScalar: Sendable {
  /// The scalar's value.
  public let value: UInt32
  /// The cells it takes, 1 or 2.
  public let width: Int
  /// The bytes it has in UTF-8.
  public let byteCount: Int

  /// Reads the scalar at an index; nil when it is not simple, or the bytes are not valid.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, valid or not.
  ///   - index: A place in `bytes`.
  @inlinable
  public init?(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = UInt32(bytes[index])
    func continuation(_ offset: Int) -> UInt32? {
      guard index + offset < bytes.count, bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      return UInt32(bytes[index + offset] & 0x3F)
    }
    switch lead {
    case 0x20...0x7E:
      self.init(value: lead, width: 1, byteCount: 1)
    case 0xC2...0xDF:
      guard let low = continuation(1) else { return nil }
      self.init((lead & 0x1F) << 6 | low, byteCount: 2)
    case 0xE2...0xEC, 0xEF:
      guard let middle = continuation(1), let low = continuation(2) else { return nil }
      self.init((lead & 0x0F) << 12 | middle << 6 | low, byteCount: 3)
    default: return nil
    }
  }

  @inlinable
  init?(_ value: UInt32, byteCount: Int) {
    switch value {
    // Latin without the soft hyphen, Greek, Cyrillic without its combining marks, dashes and quotation marks.
    case 0xA0..<0xAD, 0xAE..<0x300, 0x391...0x3A1, 0x3A3...0x3CE, 0x400..<0x483, 0x48A..<0x530,
      0x2010...0x2027:
      self.init(value: value, width: 1, byteCount: byteCount)
    // Punctuation and brackets of East Asia, kana, Chinese characters, Hangul syllables, wide forms of ASCII.
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60:
      self.init(value: value, width: 2, byteCount: byteCount)
    default: return nil
    }
  }

  @inlinable
  init(value: UInt32, width: Int, byteCount: Int) {
    self.value = value
    self.width = width
    self.byteCount = byteCount
  }
}
