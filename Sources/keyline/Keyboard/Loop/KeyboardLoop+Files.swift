import Glibc
import KeylineCore
import KeylineStore

extension KeyboardLoop {
  /// Reads again what has changed on disk: settings, layouts and themes.
  mutating func reloadChangedFiles() {
    let changed = watcher.drain()
    // What a link leads to changes there.
    if settingsFiles.paths.contains(where: { changed.contains($0) || changed.contains(RealPath.of($0)) }) {
      reloadSettings()
    }
    if changed.contains(where: { $0.hasSuffix("/replacements.json") }) { loadReplacements() }
    // Whoever changes the learned words closes their file afterwards; ours stays open.
    if changed.contains(where: { $0.contains("/words.sqlite") }) { refreshWords() }
    if let access, changed.contains(access.path) { apply(.accessChanged(isAccessGranted)) }
    if changed.contains(where: { $0.hasSuffix(".json") && $0.contains("/layouts/") }) { reloadLayouts() }
    // A theme may extend another one.
    if changed.contains(where: { $0.hasSuffix(".json") && $0.contains("/themes/") }) { useTheme(theme) }
  }

  private mutating func reloadSettings() {
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
  mutating func loadOtherLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).load(session.settings.keyboards)
    apply(.layoutsChanged(layouts, problem: ProblemSummary.sentence(problems)))
  }

  private mutating func reloadLayouts() {
    let (layouts, problems) = LayoutFiles(folders: dataFolders).reload(
      session.settings.keyboards, after: session.keyboards)
    if layouts != session.keyboards || !problems.isEmpty {
      apply(.layoutsChanged(layouts, problem: ProblemSummary.sentence(problems)))
    }
  }
}
