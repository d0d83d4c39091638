import KeylineCore
import KeylineScreen

extension KeyboardLoop {
  /// Draws with the theme that comes next by name, and remembers it.
  mutating func showNextTheme() {
    let themes = ThemeFiles(folders: dataFolders)
    let names = themes.names
    guard !names.isEmpty else { return }
    let next = ((names.firstIndex(of: theme) ?? -1) + 1) % names.count
    theme = names[next]
    let (loaded, problem) = themes.load(theme)
    draw(with: loaded)
    remember("theme", .text(theme))
    apply(.notice(problem ?? "Theme: \(theme)"))
  }

  /// Draws with a theme as its file is now; one that cannot be read changes nothing, and the reason is said.
  mutating func useTheme(_ name: String) {
    let (loaded, problem) = ThemeFiles(folders: dataFolders).load(name)
    if let problem { return apply(.notice(problem)) }
    theme = name
    draw(with: loaded)
  }

  private mutating func draw(with theme: Theme) {
    painter.use(theme)
    recorder.use(theme)
  }
}
