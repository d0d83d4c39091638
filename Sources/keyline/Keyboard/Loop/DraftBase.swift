import KeylineCore
import KeylineStore

/// The text a journal begins with.
enum DraftBase {
  /// One that the journal repeats.
  case text(PieceTree)
  /// One that is too large for that while a key waits; the launcher copies it.
  case apart(TextFingerprint)

  /// Chooses by size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hash: The fingerprint of its bytes.
  init(_ text: PieceTree, hash: UInt64) {
    self =
      text.byteCount <= DraftJournal.largestBase
      ? .text(text) : .apart(TextFingerprint(size: text.byteCount, hash: hash))
  }
}
