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
      throw CommandFailure(message: "\(path): " + Self.missing(wanted, among: screens.map(\.name)))
    }
    output += text(screen.rows)
  }

  /// Says that no screen has the wanted name, and which one may be meant.
  static func missing(_ wanted: String, among names: [String]) -> String {
    "no screen is called \(wanted)"
      + (NearestName.find(wanted, in: names).map { "; did you mean \($0)?" } ?? "")
  }
}
