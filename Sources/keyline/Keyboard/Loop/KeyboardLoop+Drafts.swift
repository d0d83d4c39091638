import CLinux
import Glibc
import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Writes the edits to the journal: before the frame, so that what was shown is never lost.
  mutating func keepDraft() {
    let before = drafts.journal?.path
    drafts.append(takeEdits())
    announceDraft(unlessAt: before)
    if let request = drafts.takeBaseRequest() {
      tell { (line) throws(SystemError) in try line.keepBase(in: request.file, request.base) }
    }
  }

  private mutating func takeEdits() -> [Edit] {
    recorder.followLast(of: session)
    return session.takeEdits()
  }

  /// Writes the whole text into the journal when the launcher is gone, which was to copy what it begins with.
  mutating func keepWithoutLauncher() {
    guard drafts.journal?.isBaseApart == true, launcher.isGone else { return }
    _ = takeEdits()
    _ = drafts.beginWhole(session.document.text)
  }

  /// Writes an outgrown journal anew, a step at a time, until a key comes or the journal waits for the disk.
  mutating func rewriteDraft() {
    var input = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
    while drafts.isStepDue(textSize: session.document.text.byteCount), poll(&input, 1, 0) == 0 {
      if drafts.step(session.document.text) { requestDraftSync() }
    }
  }

  /// The launcher has brought the new journal to the disk, or could not.
  mutating func draftSynced(_ number: Int, isDurable: Bool) {
    let before = drafts.journal?.path
    if drafts.synced(number, isDurable: isDurable) { return requestDraftSync() }
    announceDraft(unlessAt: before)
  }

  private mutating func requestDraftSync() {
    guard let request = drafts.syncRequest else { return }
    tell { (line) throws(SystemError) in try line.sync(journal: request.file, number: request.number) }
  }

  private mutating func announceDraft(unlessAt before: String?) {
    guard let path = drafts.journal?.path, path != before else { return }
    tell { (line) throws(SystemError) in try line.announce(draft: path) }
  }

  /// Offers the last draft of an earlier run that holds something else than FILE, or says that a cancelled one is
  /// kept.
  mutating func offerDraft() {
    guard let shelf else { return }
    if offer(shelf.drafts(for: drafts.file), wereCancelled: false) { return }
    if let draft = shelf.cancelledDrafts(for: drafts.file).first {
      let age = Age.words(since: draft.modified)
      apply(.notice("A text cancelled \(age) is kept: Alt-x recover brings it back."))
    }
  }

  /// Offers the last draft of a run that was cancelled.
  mutating func offerCancelledDraft() {
    let cancelled = shelf?.cancelledDrafts(for: drafts.file) ?? []
    let fresh = cancelled.filter { !draftsPassedOver.contains($0.path) }
    if fresh.isEmpty { draftsPassedOver = [] }
    if !offer(fresh.isEmpty ? cancelled : fresh, wereCancelled: true) {
      apply(.notice("No cancelled text is kept for \(subject)."))
    }
  }

  private var shelf: DraftShelf? { drafts.container.map(DraftShelf.init) }
  private var subject: String { session.fileName ?? "a text without a name" }

  /// Offers the first draft that holds something else than the document.
  ///
  /// - Parameters:
  ///   - drafts: The drafts of its file.
  ///   - wereCancelled: Whether their runs were cancelled.
  /// - Returns: Whether there was one.
  private mutating func offer(_ drafts: [Draft], wereCancelled: Bool) -> Bool {
    guard !drafts.isEmpty else { return false }
    let current = session.document.text.bytes
    // Once written in, the document is not FILE any more.
    let identity = session.isModified ? nil : fileIdentity
    for draft in drafts {
      guard let recovered = draft.recover(current: current, identity: identity) else {
        apply(.notice("The draft \(draft.path) cannot be recovered: its file has changed. It is left there."))
        continue
      }
      if recovered.bytes == current {
        draft.discard()
        continue
      }
      offeredDraft = (draft, recovered.bytes)
      let offer = DraftOffer(
        subject: subject, age: Age.words(since: draft.modified),
        baseChanged: recovered.baseChanged && !session.isModified,
        wasCancelled: wereCancelled)
      apply(.draftOffered(offer))
      return true
    }
    return false
  }

  /// Does what was answered to the offer.
  mutating func answerDraft(_ answer: DraftAnswer) {
    guard let (draft, bytes) = offeredDraft else { return }
    offeredDraft = nil
    switch answer {
    case .recover:
      apply(.draftRecovered(bytes))
      // The new journal must hold the text, and the disk the journal, before the old one goes.
      let before = drafts.journal?.path
      _ = takeEdits()
      if drafts.beginWhole(session.document.text) { draft.discard() }
      announceDraft(unlessAt: before)
    case .discard: draft.discard()
    case .keepForLater: draftsPassedOver.insert(draft.path)
    }
  }
}
