import KeylineCore

/// The user's text replacements: `replacements.json` of the shared container.
///
/// Entries that cannot be used are named and left as they are.
public struct ReplacementsDocument: Sendable {
  private static let list = "replacements"

  private let document: SharedDocument

  /// Names the document of a shared container; nothing is touched.
  ///
  /// - Parameter container: The shared container.
  public init(in container: Container) { document = SharedDocument("replacements.json", in: container) }

  /// The document's absolute path.
  public var path: String { document.path }

  /// Reads the replacements.
  ///
  /// - Returns: Those that can be used, and one sentence for each thing that is wrong.
  /// - Complexity: O(*n*) in the document.
  public func load() -> (replacements: Replacements, problems: [String]) {
    let fields: [String: JSONValue]
    do throws(SharedDocumentError) { fields = try document.read() ?? [:] } catch {
      return (Replacements(), [error.message])
    }
    guard let list = fields[Self.list] else { return (Replacements(), []) }
    guard let entries = list.array else {
      return (Replacements(), ["\(path): \"\(Self.list)\" must be a list: correct it or move the file away."])
    }
    var replacements = Replacements()
    var problems: [String] = []
    for (index, entry) in entries.prefix(Replacements.most).enumerated() {
      do throws(ReplacementFault) { replacements.put(try Replacement(entry)) } catch {
        problems.append("\(path): replacement \(index + 1) is left unused: \(error.clause).")
      }
    }
    if entries.count > Replacements.most {
      problems.append("\(path) has more than \(Replacements.most) replacements; the others are left unused.")
    }
    return (replacements, problems)
  }

  /// Changes the replacements while no other process does the same.
  ///
  /// - Parameters:
  ///   - added: What is to be there; each takes the place of one with the same shortcut.
  ///   - removed: The shortcuts that are to be gone.
  /// - Returns: One sentence when an unreadable document was set aside.
  /// - Throws: ``ContainerError`` when the document cannot be written; it is as it was then.
  public func change(
    adding added: [Replacement] = [], removing removed: [String] = []
  ) throws(ContainerError) -> String? {
    try document.update { fields in
      var entries = fields[Self.list]?.array ?? []
      let gone = Set((removed + added.map(\.shortcut)).map(LearnedSequence.folded))
      var places: [String: Int] = [:]
      // What else stands in an entry, or is no entry, is somebody else's.
      entries.removeAll { entry in
        guard let shortcut = entry["shortcut"]?.string else { return false }
        return gone.contains(LearnedSequence.folded(shortcut))
      }
      for replacement in added {
        let key = LearnedSequence.folded(replacement.shortcut)
        if let place = places[key] {
          entries[place] = replacement.json
        } else {
          places[key] = entries.count
          entries.append(replacement.json)
        }
      }
      fields[Self.list] = .array(entries)
    }
  }
}

extension Replacement {
  /// The replacement as it is written down.
  public var json: JSONValue { .object(["shortcut": .string(shortcut), "text": .string(text)]) }

  /// Reads what ``json`` wrote.
  ///
  /// - Parameter json: An object with a shortcut and a text.
  /// - Throws: ``KeylineCore/ReplacementFault``.
  public init(_ json: JSONValue) throws(ReplacementFault) {
    guard let shortcut = json["shortcut"]?.string else { throw .noShortcut }
    guard let text = json["text"]?.string else { throw .noText }
    try self.init(shortcut: shortcut, text: text)
  }
}
