/// The letter that is left when a Latin letter loses its accent.
enum BaseLetter {
  /// The plain letter of an accented one, in lower case; any other scalar is its own.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xC0, scalar.value < 0x180 else { return scalar }
    return table[Int(scalar.value) - 0xC0]
  }

  private static let accented: [(base: Unicode.Scalar, letters: String)] = [
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏő"),
    ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
  ]

  private static let table: [Unicode.Scalar] = {
    var table = (UInt32(0xC0)..<0x180).compactMap(Unicode.Scalar.init)
    for (base, letters) in accented {
      for scalar in letters.unicodeScalars { table[Int(scalar.value) - 0xC0] = base }
    }
    return table
  }()
}
