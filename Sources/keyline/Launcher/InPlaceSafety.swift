import CLinux
import Glibc
import KeylineStore

/// Makes a text safe before FILE is overwritten in place, which a death would leave half done.
struct InPlaceSafety {
  /// The keyboard's own container; nil when there is no place for one.
  let container: Container?
  /// The absolute path of FILE.
  let file: String
  /// The keyboard's journal, when there is one.
  let journal: Descriptor?
  /// The copy of the text that the journal begins with.
  let base: BaseCopy?

  /// Brings to the disk all that the new text can be made again from.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - expected: What FILE was when it was opened or last saved.
  ///   - draft: Gets the draft that had to be made, to be removed once FILE is written.
  /// - Returns: A sentence that says why FILE must not be overwritten; nil when it may.
  func secure(_ text: Descriptor, expected: FileIdentity?, draft: inout DraftJournal?) -> String? {
    // Without a home there never was a place for drafts, and the person was told.
    guard let container else { return nil }
    do {
      if let journal, isWhole(journal) {
        try journal.sync()
      } else {
        draft = try DraftJournal.begin(in: container, file: file, identity: expected, copying: text)
      }
      try DraftShelf(container).sync()
      return nil
    } catch let error as ContainerError {
      return "Its text could not be kept first. \(error.message)"
    } catch let error as SystemError {
      return "Its text could not be kept first (\(error.reason)): make room in \(container.path)."
    } catch {
      return "Its text could not be kept first."
    }
  }

  /// Whether a journal can be made a text again without FILE.
  private func isWhole(_ journal: Descriptor) -> Bool {
    DraftJournal.holdsItsBase(journal) || base?.state == .kept
  }
}
