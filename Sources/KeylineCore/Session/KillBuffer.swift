/// What Ctrl-K, Ctrl-W and their like removed, for Ctrl-Y to put back.
///
/// As in shells, what is removed right after another removal is put back together with it.
struct KillBuffer: Equatable, Sendable {
  /// The bytes to put back.
  private(set) var bytes: [UInt8] = []
  /// How the document was left; removals in a row find it like that.
  private var revision: Int?
  private var caret = 0

  /// Removes text and keeps it; a removal that finds nothing leaves what was kept.
  ///
  /// - Parameters:
  ///   - document: What is removed from.
  ///   - isBackward: Whether what stands before the caret goes.
  ///   - removal: Removes, and returns the bytes.
  mutating func take(
    from document: inout TextDocument, isBackward: Bool, _ removal: (inout TextDocument) -> [UInt8]
  ) {
    let continues = document.revision == revision && document.selection == TextSelection(caret: caret)
    let removed = removal(&document)
    guard !removed.isEmpty else { return }
    bytes = !continues ? removed : isBackward ? removed + bytes : bytes + removed
    revision = document.revision
    caret = document.selection.head
  }
}
