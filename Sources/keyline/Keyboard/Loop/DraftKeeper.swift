import Glibc
import KeylineCore
import KeylineStore

/// Keeps the draft of this run: begins a journal at the first edit and ends it with the run.
///
/// On the way of a key lies one `write` and nothing else. What takes longer, as beginning an outgrown journal
/// anew, is done in steps between the keys (`DraftKeeper+Rewriting.swift`).
struct DraftKeeper {
  let container: Container?
  let file: String?
  /// What FILE is, as far as this run knows.
  var identity: FileIdentity?
  /// The text that the next journal begins with; let go once there is one.
  private var base: DraftBase?
  /// The base that the launcher is to copy beside the journal.
  private var baseToCopy: TextFingerprint?
  private(set) var journal: DraftJournal?
  /// Whether anything was written in this run.
  private var hasEdits = false
  /// Whether edits were made that no journal holds.
  private(set) var isBehind = false
  /// What is to be said about drafts, until it has been said.
  private var remark: String?
  var rewriting = DraftRewriting()

  /// Creates the keeper of a fresh run.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container; nil when there is no place for one.
  ///   - file: The absolute path of FILE.
  ///   - identity: What FILE was when it was opened.
  ///   - base: The text to begin with.
  init(container: Container?, file: String?, identity: FileIdentity?, base: DraftBase) {
    self.container = container
    self.file = file
    self.identity = identity
    self.base = base
  }

  /// Writes a batch of edits, before the frame that shows them.
  mutating func append(_ edits: [Edit]) {
    guard !edits.isEmpty, let container else { return }
    hasEdits = true
    rewriting.journal?.remember(edits)
    attempt { (keeper) throws(ContainerError) in
      if keeper.journal == nil { keeper.journal = try keeper.begin(in: container) }
      try keeper.journal?.append(edits)
    }
  }

  /// Notes that FILE is about to become a text, so that it is known again when it has.
  mutating func append(savingOf text: TextFingerprint) {
    rewriting.journal?.remember(savingOf: text)
    attempt { (keeper) throws(ContainerError) in try keeper.journal?.append(savingOf: text) }
  }

  private mutating func attempt(_ body: (inout DraftKeeper) throws(ContainerError) -> Void) {
    guard !isBehind else { return }
    do throws(ContainerError) {
      try body(&self)
    } catch {
      fallBehind(error)
    }
  }

  /// Edits were made that no journal holds: nothing is appended until one begins anew with the whole text.
  mutating func fallBehind(_ error: ContainerError) {
    isBehind = true
    remark = "No draft is kept: " + error.message
  }

  private mutating func begin(in container: Container) throws(ContainerError) -> DraftJournal {
    let base = base ?? .text(PieceTree())
    self.base = nil
    switch base {
    case .text(let text):
      return try .begin(in: container, file: file, identity: identity, base: text)
    case .apart(let fingerprint):
      let journal = try DraftJournal.begin(
        in: container, file: file, identity: identity, baseApart: fingerprint)
      baseToCopy = fingerprint
      return journal
    }
  }

  /// Makes the file for a base that lies apart; only once for each journal.
  ///
  /// - Returns: The file and what is to be copied into it; nil when there is nothing to copy.
  mutating func takeBaseRequest() -> (file: Descriptor, base: TextFingerprint)? {
    guard let base = baseToCopy, let journal else { return nil }
    baseToCopy = nil
    do throws(ContainerError) {
      return (try journal.makeBaseFile(), base)
    } catch {
      // The draft can still be recovered as long as FILE stays what it is.
      return nil
    }
  }

  /// The sentence to say about drafts, such as that none can be kept; only once.
  mutating func takeRemark() -> String? {
    defer { remark = nil }
    return remark
  }

  /// FILE holds a text of this run.
  ///
  /// - Parameters:
  ///   - identity: What FILE is now.
  ///   - text: The text, unless more was typed meanwhile: what is in no file yet, its journal goes on keeping.
  mutating func saved(as identity: FileIdentity, text: PieceTree?) {
    self.identity = identity
    // A base that lies apart was dear to copy: its journal goes on after a save, too.
    guard let text, journal?.isBaseApart != true else { return }
    rewriting.abandon()
    journal?.remove()
    journal = nil
    isBehind = false
    base = DraftBase(text, hash: identity.hash)
  }

  /// The run is over.
  ///
  /// - Parameters:
  ///   - outcome: How it ended.
  ///   - isModified: Whether the text is another than FILE's.
  ///   - keepsJournal: Whether the result is still on its way to standard output: the launcher removes the
  ///     journal once it has arrived.
  mutating func end(_ outcome: Outcome, isModified: Bool, keepsJournal: Bool) {
    rewriting.abandon()
    switch outcome {
    case .done: if !keepsJournal { journal?.remove() }
    case .cancelled: if isModified { journal?.keepCancelled() } else { journal?.remove() }
    case .interrupted: break
    }
    journal = nil
    guard let container else { return }
    let shelf = DraftShelf(container)
    // A look at FILE is no reason to forget what was once written for it.
    if outcome == .done, hasEdits { shelf.cancelledDrafts(for: file).forEach { $0.discard() } }
    shelf.removeLeftovers(at: time(nil))
  }

  /// Goes on with a journal that holds everything.
  mutating func use(_ journal: DraftJournal) {
    if isBehind { remark = "Drafts are kept again." }
    self.journal = journal
    isBehind = false
    base = nil
    baseToCopy = nil
  }
}
