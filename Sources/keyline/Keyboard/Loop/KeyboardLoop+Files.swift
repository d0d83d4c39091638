import Glibc
import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Reads again what has changed on disk: settings, layouts and themes.
  func reloadChangedFiles() {
    let changed = watcher.drain()
    if settingsFiles.paths.contains(where: { changed.contains($0) || changed.contains(Self.target(of: $0)) })
    {
      reloadSettings()
    }
    if changed.contains(where: { $0.hasSuffix(".json") && $0.contains("/layouts/") }) { reloadLayouts() }
    // A theme may extend another one.
    if changed.contains(where: { $0.hasSuffix(".json") && $0.contains("/themes/") }) { useTheme(theme) }
  }

  /// Where a symbolic link leads, since that is where its contents change; else the path itself.
  private static func target(of path: String) -> String { Environment.absolutePath(path) }

  private func reloadSettings() {
    let before = session.settings
    let (settings, problems) = settingsFiles.load(after: before)
    let summary = ProblemSummary.sentence(problems)
    guard settings != before || summary != lastProblem else { return }
    // What is still wrong has been said; what is newly right is worth no sentence.
    let news = summary == lastProblem ? nil : summary
    lastProblem = summary
    apply(.settingsChanged(settings, problems: [news].compactMap { $0 }))
    if settings.keyboards != before.keyboards { reloadLayouts() }
  }

  /// Reads the layouts that the start has left for later; those that can be read are enabled.
  func loadOtherLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).load(session.settings.keyboards)
    apply(.layoutsChanged(layouts, problem: ProblemSummary.sentence(problems)))
  }

  private func reloadLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).reload(
      session.settings.keyboards, after: session.keyboards)
    if layouts != session.keyboards || !problems.isEmpty {
      apply(.layoutsChanged(layouts, problem: ProblemSummary.sentence(problems)))
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
