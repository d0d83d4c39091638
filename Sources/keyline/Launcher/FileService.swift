import CLinux
import Glibc
import KeylineStore

/// What the launcher does with files for the keyboard: saves FILE, and keeps drafts recoverable.
struct FileService {
  private let plan: LaunchPlan
  /// The text that was piped in; nil when none was.
  private let pipedText: Descriptor?
  /// The keyboard's own container; nil when there is no place for one.
  private let container: Container?
  /// The copy of a large text that the draft begins with.
  private var baseCopy: BaseCopy?
  /// The draft of what FILE, overwritten only in part, was to become.
  private var safetyDraft: DraftJournal?
  private var hasClearedLeftovers = false

  /// Prepares the service; nothing is touched.
  init(plan: LaunchPlan, pipedText: Descriptor?, container: Container?) {
    self.plan = plan
    self.pipedText = pipedText
    self.container = container
  }

  /// Replaces the file of the command line; no message of the keyboard can name another one.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - journal: The keyboard's journal, which holds the text too, when there is one.
  ///   - expected: What FILE was when it was opened or last saved.
  ///   - overwritesChanges: Whether somebody else's changes are overwritten.
  /// - Returns: What became of it.
  /// - Complexity: O(n) in the text.
  mutating func save(
    _ text: Descriptor, journal: Descriptor?, expected: FileIdentity?, overwritesChanges: Bool
  ) -> SaveOutcome {
    guard let path = plan.filePath else { return .failed("there is no file to save to") }
    // The text that the draft begins with may be in FILE only, which is about to change.
    finishCopying()
    let safety = InPlaceSafety(
      container: container, file: RealPath.of(path), journal: journal, base: baseCopy)
    var draft: DraftJournal?
    let result = FileSaver.save(
      from: text, to: path, expected: expected, overwritesChanges: overwritesChanges,
      beforeInPlace: { safety.secure(text, expected: expected, draft: &draft) })
    switch result {
    case .saved(let identity):
      draft?.remove()
      safetyDraft?.remove()
      safetyDraft = nil
      return .saved(identity)
    case .changedOnDisk: return .changedOnDisk
    case .failed(let sentence):
      if let draft {
        safetyDraft?.remove()
        safetyDraft = draft
      }
      return .failed(sentence)
    }
  }

  /// Removes what an earlier run, killed while it saved, has left beside FILE; only once.
  mutating func clearLeftovers() {
    guard !hasClearedLeftovers, let path = plan.filePath else { return }
    hasClearedLeftovers = true
    FileSaver.removeLeftovers(beside: path)
  }

  /// Brings a journal and its name to the disk.
  ///
  /// - Returns: Whether the disk has them.
  func sync(_ journal: Descriptor) -> Bool {
    do throws(SystemError) {
      try retrying("fdatasync") { fdatasync(journal.raw) }
      if let container { try DraftShelf(container).sync() }
      return true
    } catch {
      return false
    }
  }
}

// MARK: The text a draft begins with

extension FileService {
  /// Whether ``copy()`` has something to do.
  var isCopying: Bool { baseCopy?.state == .copying }

  /// Begins to copy the text that was piped in, or FILE; what cannot be read is not copied.
  ///
  /// - Parameters:
  ///   - base: What the text must turn out to be.
  ///   - file: The empty file it goes to.
  mutating func keepBase(_ base: TextFingerprint, in file: Descriptor) {
    baseCopy = nil
    do throws(SystemError) {
      let source: Descriptor? =
        // A text that was piped in for FILE comes later, as the first change.
        if let path = plan.filePath {
          try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
        } else {
          pipedText
        }
      baseCopy = source.map { BaseCopy(from: $0, to: file, expected: base) }
    } catch {
      // The draft can still be recovered as long as FILE stays what it is.
    }
  }

  /// Copies the next piece.
  mutating func copy() { baseCopy?.step() }

  /// Copies all that is left.
  mutating func finishCopying() { baseCopy?.finish() }
}
