import Glibc
import KeylineCore
import KeylineStore

/// `keyline replacements`.
struct ReplacementsRun {
  let files: SettingsFiles

  /// One replacement in machine-readable lists.
  private struct Row: Encodable {
    let shortcut, text: String
  }

  /// Carries out a command.
  ///
  /// - Returns: what is printed.
  func run(_ command: ReplacementsCommand) throws -> String {
    switch command {
    case .list(let json): return try list(json: json)
    case .add(let shortcut, let text): return try add(shortcut, text)
    case .edit(let shortcut, let text): return try edit(shortcut, text)
    case .remove(let shortcuts): return try remove(shortcuts)
    case .rename(let from, let to): return try rename(from, to)
    case .importing(let file): return try add(ReplacementImport.read(OperandFile(file)))
    case .exporting(let file): return try export(to: file)
    }
  }

  private func list(json: Bool) throws -> String {
    let (replacements, problems) = try document.load()
    let text =
      try json
      ? JSONText.of(replacements.all.map { Row(shortcut: $0.shortcut, text: $0.text) })
      : table(replacements.all)
    guard let problem = problems.first else { return text }
    let isEmpty = replacements.all.isEmpty
    throw CommandFailure(
      message: problem, details: Array(problems.dropFirst()), output: isEmpty && !json ? "" : text)
  }

  private func table(_ all: [Replacement]) -> String {
    if all.isEmpty { return "There are no replacements; `keyline replacements add` makes one.\n" }
    return TextColumns.make(all.map { [$0.shortcut.withoutControls, Self.line($0.text)] }).map { $0 + "\n" }
      .joined()
  }

  /// A text on one line.
  private static func line(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).withoutControls }
      .joined(separator: " ⏎ ")
  }

  // MARK: Changing

  private func add(_ shortcut: String, _ text: String) throws -> String {
    guard try load()[shortcut] == nil else {
      throw CommandFailure(
        message:
          "There is a replacement for \(shortcut.quoted) already: change it with `keyline replacements edit`."
      )
    }
    try change(adding: [replacement(shortcut, try given(text))])
    return ""
  }

  private func edit(_ shortcut: String, _ text: String?) throws -> String {
    let old = try known(shortcut)
    let new = try text.map(given) ?? PersonsEditor(environment: Environment.current).edit(old.text)
    guard new != old.text else { return "Nothing was changed.\n" }
    try change(adding: [replacement(old.shortcut, new)])
    return ""
  }

  private func remove(_ shortcuts: [String]) throws -> String {
    for shortcut in shortcuts { _ = try known(shortcut) }
    try change(removing: shortcuts)
    return ""
  }

  private func rename(_ from: String, _ to: String) throws -> String {
    let old = try known(from)
    if LearnedSequence.folded(from) != LearnedSequence.folded(to), try load()[to] != nil {
      throw CommandFailure(
        message:
          "There is a replacement for \(to.quoted) already: take it out first, or choose another shortcut.")
    }
    try change(adding: [replacement(to, old.text)], removing: [from])
    return ""
  }

  private func add(_ new: [Replacement]) throws -> String {
    let old = try load()
    let changed = new.filter { old[$0.shortcut] != nil }
    guard old.count + new.count - changed.count <= Replacements.most else {
      throw CommandFailure(message: "There is room for \(Replacements.most) replacements: nothing was added.")
    }
    try change(adding: new)
    return "\(new.count - changed.count) added, \(changed.count) changed.\n"
  }

  private func known(_ shortcut: String) throws -> Replacement {
    let (all, problems) = try document.load()
    if let found = all[shortcut] { return found }
    if let problem = problems.first { throw CommandFailure(message: problem) }
    let nearest = NearestName.find(shortcut, in: all.all.map(\.shortcut))
    let hint = nearest.map { "; did you mean \($0.quoted)?" } ?? "; see `keyline replacements list`."
    throw CommandFailure(message: "There is no replacement for \(shortcut.quoted)\(hint)")
  }

  private func replacement(_ shortcut: String, _ text: String) throws(CommandFailure) -> Replacement {
    do throws(ReplacementFault) { return try Replacement(shortcut: shortcut, text: text) } catch {
      throw CommandFailure(message: "This makes no replacement: \(error.clause).")
    }
  }

  /// The text of an operand; `-` is standard input, without the end of its last line.
  private func given(_ text: String) throws(CommandFailure) -> String {
    guard text == "-" else { return text }
    return ReplacementImport.text(try OperandFile("-").read())
  }

  private func export(to file: String?) throws -> String {
    let (replacements, problems) = try document.load()
    if let problem = problems.first { throw CommandFailure(message: problem) }
    let all = replacements.all
    let fields: [String: JSONValue] = ["version": .number(1), "replacements": .array(all.map(\.json))]
    let text = JSONValue.object(fields).text() + "\n"
    guard let file, file != "-" else { return text }
    try OperandFile(file).create(text)
    return ""
  }

  // MARK: The document

  private var document: ReplacementsDocument {
    get throws(CommandFailure) {
      guard let container = files.sharedContainer else {
        throw CommandFailure(message: "There is no place for replacements: set HOME or XDG_DATA_HOME.")
      }
      return ReplacementsDocument(in: container)
    }
  }

  /// What can be used; what cannot is left as it is, and told by who lists it.
  private func load() throws(CommandFailure) -> Replacements { try document.load().replacements }

  private func change(adding added: [Replacement] = [], removing removed: [String] = [])
    throws(CommandFailure)
  {
    let document = try document
    do throws(ContainerError) {
      if let notice = try document.change(adding: added, removing: removed) {
        StandardError.write("keyline: " + notice)
      }
    } catch {
      throw CommandFailure(message: error.message)
    }
    files.ping()
  }
}
