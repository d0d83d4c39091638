import KeylineCore
import KeylineStore

/// Keeps the draft of this run: begins a journal at the first edit and ends it with the run.
struct DraftKeeper {
  private let container: Container?
  private let file: String?
  private var identity: FileIdentity?
  /// The text that the edits start from; let go once the journal holds it.
  private var base: PieceTree?
  private(set) var journal: DraftJournal?
  /// The first reason why nothing can be kept, until it has been said.
  private var complaint: String?
  private var isBroken = false

  /// Creates the keeper of a fresh run.
  ///
  /// - Parameters:
  ///   - container: The keyboard's own container; nil when there is no place for one.
  ///   - file: The absolute path of FILE.
  ///   - identity: What FILE was when it was opened.
  ///   - base: The text to begin with.
  init(container: Container?, file: String?, identity: FileIdentity?, base: PieceTree) {
    self.container = container
    self.file = file
    self.identity = identity
    self.base = base
  }

  /// Writes a batch of edits, before the frame that shows them.
  mutating func append(_ edits: [Edit]) {
    guard !edits.isEmpty, !isBroken, let container else { return }
    do throws(ContainerError) {
      if journal == nil {
        journal = try DraftJournal(in: container, file: file, identity: identity, base: journalBase)
        base = nil
      }
      try journal?.append(edits)
    } catch {
      isBroken = true
      complaint = "No draft is kept: " + error.message
    }
  }

  private var journalBase: [UInt8]? {
    guard let base else { return [] }
    return identity == nil || base.byteCount <= DraftJournal.largestBase ? base.bytes : nil
  }

  /// The sentence to say when drafts cannot be kept; only once.
  mutating func takeComplaint() -> String? {
    defer { complaint = nil }
    return complaint
  }

  /// FILE holds the text now: a new draft begins from here.
  mutating func saved(as identity: FileIdentity?, text: PieceTree) {
    journal?.remove()
    journal = nil
    self.identity = identity
    base = text
  }

  /// The run is over.
  ///
  /// - Parameters:
  ///   - outcome: How it ended.
  ///   - keepsJournal: Whether the result is still on its way to standard output: the launcher removes the
  ///     journal once it has arrived.
  mutating func end(_ outcome: Outcome, keepsJournal: Bool) {
    switch outcome {
    case .done:
      if !keepsJournal { journal?.remove() }
      if let container { DraftShelf(container).discardCancelled() }
    case .cancelled: journal?.keepCancelled()
    }
    journal = nil
  }
}
