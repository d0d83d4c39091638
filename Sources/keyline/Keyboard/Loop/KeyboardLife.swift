/// Which of a run's keyboards this process is: the first, or one that the launcher started after an emulated end.
struct KeyboardLife: Equatable {
  private static let first = "--role=keyboard"
  private static let later = "--role=revived"

  /// How many keyboards of this run were ended before.
  var deaths = 0
  /// Where the last of them has left its draft; nil where it has left none.
  var draft: String?

  /// The words of the command line that tell a process so, before those of the person.
  var arguments: [String] {
    deaths == 0 ? [Self.first] : [Self.later, String(deaths), draft ?? ""]
  }

  /// The life of the first keyboard of a run.
  init() {}

  /// The life of a keyboard after this one.
  ///
  /// - Parameter draft: Where this one has left its draft.
  /// - Returns: The life of the next one.
  func next(draft: String?) -> KeyboardLife {
    var next = KeyboardLife()
    next.deaths = deaths + 1
    next.draft = draft
    return next
  }

  /// Takes the words off the front of a command line; nil when they are not there: the process is no keyboard.
  init?(takenFrom arguments: inout [String]) {
    switch arguments.first {
    case Self.first: arguments.removeFirst()
    case Self.later:
      guard arguments.count >= 3, let deaths = Int(arguments[1]) else { return nil }
      self.deaths = deaths
      draft = arguments[2].isEmpty ? nil : arguments[2]
      arguments.removeFirst(3)
    default: return nil
    }
  }
}
