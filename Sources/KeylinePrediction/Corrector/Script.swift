/// The script of a letter, as far as mixing scripts shows that a word is none to correct.
enum Script: Hashable {
  case latin, greek, cyrillic, hebrew, arabic, kana, han, hangul, other

  /// The script of a letter, by the block it is in.
  init(of letter: Unicode.Scalar) {
    self =
      switch letter.value {
      case 0x41...0x24F, 0x1E00...0x1EFF: .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF: .hebrew
      case 0x600...0x77F: .arabic
      case 0x3040...0x30FF: .kana
      case 0x3400...0x9FFF: .han
      case 0x1100...0x11FF, 0xAC00...0xD7A3: .hangul
      default: .other
      }
  }
}
