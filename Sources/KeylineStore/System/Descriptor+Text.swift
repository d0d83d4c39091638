import KeylineCore

extension Descriptor {
  /// Writes a whole text, piece by piece.
  ///
  /// - Parameter text: The text.
  /// - Throws: `SystemError` when not all could be written.
  /// - Complexity: O(n) in the text.
  public func write(_ text: PieceTree) throws(SystemError) {
    var failure: SystemError?
    text.forEachChunk { chunk in
      guard failure == nil else { return }
      do throws(SystemError) { try write(chunk) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
