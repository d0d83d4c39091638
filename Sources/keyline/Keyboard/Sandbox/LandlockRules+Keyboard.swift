import CLinux
import Glibc
import KeylineStore

extension LandlockRules {
  /// What a keyboard reads and writes.
  ///
  /// - Parameters:
  ///   - environment: The variables that say where things lie.
  ///   - executable: The path of the program.
  ///   - data: Where layouts, themes and models are looked for.
  ///   - settings: The documents that settings come from; of what a link leads to, the file itself is opened.
  ///   - files: What the command line names: each file itself, never its folder, which may hold anything.
  /// - Returns: The rules.
  static func keyboard(
    environment: [String: String], executable: String, data: DataFolders, settings: SettingsFiles,
    files: [String]
  ) -> LandlockRules {
    var rules = LandlockRules()
    for path in [executable] + system + terminalDescriptions(environment) + timeZones(environment) {
      rules.allow(.reading, path)
    }
    for path in data.paths.flatMap({ [$0 + "/layouts", $0 + "/themes", $0 + "/models"] }) {
      rules.allow(.reading, path)
      for target in links(in: path) { rules.allow(.readFile, target) }
    }
    for kind in [Container.Kind.shared, .config] {
      if let container = Container.find(kind, environment: environment) {
        rules.allow(.reading, container.path)
      }
    }
    for path in settings.paths { rules.allow(.readFile, RealPath.of(path)) }
    for path in files { rules.allow(.readFile, path) }
    if let container = Container.find(.own, environment: environment) {
      rules.allow(.keeping, container.path)
    }
    return rules
  }

  /// What the C library may open late: parts of itself, locales, conversions.
  private static let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/local/lib", "/usr/share/locale", "/etc/locale.alias",
  ]

  /// Where ncurses looks for what a terminal can do (terminfo(5)).
  private static func terminalDescriptions(_ environment: [String: String]) -> [String] {
    let named = [environment["TERMINFO"], environment["HOME"].map { $0 + "/.terminfo" }].compactMap { $0 }
    let listed = environment["TERMINFO_DIRS"]?.split(separator: ":").map(String.init) ?? []
    // A description itself may stand in the variable.
    return (named + listed).filter { $0.hasPrefix("/") } + ["/etc/terminfo", "/usr/share/terminfo"]
  }

  /// What the local time is told from (tzset(3)).
  private static func timeZones(_ environment: [String: String]) -> [String] {
    let zone = environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    return ["/etc/localtime", "/usr/share/zoneinfo"]
      + [environment["TZDIR"], zone].compactMap { $0 }.filter { $0.hasPrefix("/") }
  }

  /// Where the links in a folder lead: people keep their layouts and themes elsewhere.
  private static func links(in folder: String) -> [String] {
    FolderNames.of(folder).map { folder + "/" + $0 }.filter { path in
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }
}
