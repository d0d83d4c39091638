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
}
