extension PieceTree {
  /// The text with stars in the place of bytes, so that everything else stays where it is.
  ///
  /// - Parameter ranges: The bytes; ends of lines among them stay.
  /// - Returns: A text of as many bytes.
  func starred(in ranges: [Range<Int>]) -> PieceTree {
    var text = self
    for range in ranges {
      var bytes = text.bytes(in: range)
      for index in bytes.indices { SecretSpans.hide(&bytes[index]) }
      text.replace(range, with: bytes)
    }
    return text
  }
}
