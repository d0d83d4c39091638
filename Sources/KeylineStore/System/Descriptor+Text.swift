import KeylineCore

extension Descriptor {
  /// Writes a whole text, piece by piece.
  ///
  /// - Parameter text: The text.
  /// - Returns: What tells it.
  /// - Throws: `SystemError` when not all could be written.
  /// - Complexity: O(n) in the text.
  public func write(_ text: PieceTree) throws(SystemError) -> TextFingerprint {
    var failure: SystemError?
    var hash = ContentHash()
    text.forEachChunk { chunk in
      guard failure == nil else { return }
      do throws(SystemError) { try write(chunk) } catch { failure = error }
      chunk.withUnsafeBytes { hash.update($0) }
    }
    if let failure { throw failure }
    return TextFingerprint(size: text.byteCount, hash: hash.value)
  }
}
