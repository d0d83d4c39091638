import Glibc
import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Reads again what has changed on disk: settings and layouts.
  func reloadChangedFiles() {
    let changed = watcher.drain()
    if settingsFiles.paths.contains(where: changed.contains) {
      let (settings, problems) = settingsFiles.load()
      if settings != session.settings || !problems.isEmpty {
        apply(.settingsChanged(settings, problems: problems))
        reloadLayouts()
      }
    }
    if changed.contains(where: { $0.hasSuffix(".json") && $0.contains("/layouts/") }) { reloadLayouts() }
  }

  /// Reads the layouts that the start has left for later; those that can be read are enabled.
  func loadOtherLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).load(session.settings.keyboards)
    apply(.layoutsChanged(layouts, problem: problems.first))
  }

  private func reloadLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).load(session.settings.keyboards)
    if layouts != session.keyboards || !problems.isEmpty {
      // A broken file keeps the last good layout, so nothing is replaced unless all can be read.
      apply(.layoutsChanged(problems.isEmpty ? layouts : [], problem: problems.first))
    }
  }

  /// Offers the newest draft of an earlier run.
  func offerDraft(from shelf: DraftShelf, file: String?, identity: FileIdentity?) {
    guard let draft = shelf.drafts(for: file).first else { return }
    let recovered = draft.recover(current: session.document.text.bytes, identity: identity)
    guard let recovered else {
      apply(.notice("The draft \(draft.path) cannot be recovered: its file has changed. It is left there."))
      return
    }
    offeredDraft = (draft, recovered.bytes)
    apply(
      .draftOffered(
        DraftOffer(
          subject: session.fileName ?? "a text without a name", age: Age.words(since: draft.modified),
          baseChanged: recovered.baseChanged)))
  }

  func answerDraft(_ answer: DraftAnswer) {
    guard let (draft, bytes) = offeredDraft else { return }
    offeredDraft = nil
    switch answer {
    case .recover:
      apply(.draftRecovered(bytes))
      // The new journal must hold the text before the old one goes.
      keepDraft()
      if let journal = drafts.journal { fdatasync(journal.rawDescriptor) }
      draft.discard()
    case .discard: draft.discard()
    case .keepForLater: break
    }
  }
}
