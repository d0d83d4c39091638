import KeylineScreen

/// Themes from their files.
struct ThemeFiles {
  let folders: DataFolders

  /// Reads a theme; one that cannot be read is replaced by the plain one, and the reason said.
  func load(_ name: String) -> (theme: Theme, problem: String?) {
    do throws(ThemeError) {
      return (try Theme(named: name) { folders.contents(of: "themes/\($0).json") }, nil)
    } catch {
      return (.plain, error.description)
    }
  }

  /// The names of all themes.
  var names: [String] { folders.names(in: "themes", suffix: ".json") }
}
