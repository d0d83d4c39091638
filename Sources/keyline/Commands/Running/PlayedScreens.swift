import KeylineCore

/// The screens that tapes have named, as they are printed.
struct PlayedScreens {
  /// The name of the one screen to print; nil to print all of them.
  let wanted: String?
  /// What is printed.
  private(set) var output = ""

  init(wanted: String?) { self.wanted = wanted }

  /// Takes the screens of one tape.
  ///
  /// - Throws: `CommandFailure` when the wanted one is not among them.
  mutating func add(_ screens: [(name: String, rows: [String])], of path: String) throws(CommandFailure) {
    func text(_ rows: [String]) -> String { rows.joined(separator: "\n") + "\n" }
    guard let wanted else {
      output += screens.map { "--- \($0.name)\n" + text($0.rows) }.joined()
      return
    }
    guard let screen = screens.last(where: { $0.name == wanted }) else {
      let nearest = NearestName.find(wanted, in: screens.map(\.name)).map { "; did you mean \($0)?" } ?? ""
      throw CommandFailure(message: "\(path): no screen is called \(wanted)\(nearest)")
    }
    output += text(screen.rows)
  }
}
