/// Says which chords cannot be bound, and why.
public enum BindingChecker {
  /// Checks one chord for one action.
  ///
  /// - Parameters:
  ///   - chord: The chord to check.
  ///   - action: The action that it is to ask for.
  ///   - others: The action's other chords: a chord that only newer terminals can send is welcome beside
  ///     one that all can.
  /// - Returns: The reason against it, nil when it can be bound.
  public static func reason(
    against chord: KeyChord, for action: ActionID, beside others: [KeyChord] = []
  ) -> BindingProblem.Reason? {
    if chord.modifiers.isEmpty, case .character = chord.key { return .typesText }
    if case .character("0"..."9") = chord.key, chord.modifiers.contains(.control) { return .controlDigit }
    if let other = chord.sharingByte, !isMeant(chord, for: action) { return .sameByte(as: other) }
    guard let bytes = chord.legacyBytes else {
      return others.contains { $0 != chord && $0.legacyBytes != nil } ? nil : .noBytes
    }
    if bytes.count == 2, bytes[0] == 0x1b, replyStarts.contains(bytes[1]) { return .beginsTerminalReply }
    return nil
  }

  /// Checks a whole set of bindings.
  ///
  /// - Parameter chords: Each action with its chords.
  /// - Returns: Every problem, in the order of the actions.
  public static func problems(in chords: [(action: ActionID, chords: [KeyChord])]) -> [BindingProblem] {
    var owners: [BindingContext: [KeyChord: ActionID]] = [:]
    var problems: [BindingProblem] = []
    for (action, list) in chords {
      for chord in list {
        if let reason = reason(against: chord, for: action, beside: list) {
          problems.append(BindingProblem(action: action.rawValue, chord: chord.notation, reason))
        }
        if let owner = owners[action.context]?[chord], owner != action {
          problems.append(BindingProblem(action: action.rawValue, chord: chord.notation, .clash(with: owner)))
        } else {
          owners[action.context, default: [:]][chord] = action
        }
      }
    }
    return problems
  }

  /// The bytes that begin a terminal's own sequences after ESC: `[ ] \ ^ _ O P X N`.
  private static let replyStarts = Set("[]\\^_OPXN".utf8)

  /// Ctrl-h may stand for what a Backspace key does: some terminals send 0x08 for Backspace.
  private static func isMeant(_ chord: KeyChord, for action: ActionID) -> Bool {
    chord == .control("h") && (action == .deleteBackward || action == .deleteWordBackward)
  }
}

extension KeyChord {
  /// The key whose byte a Control chord shares on every terminal, if there is one.
  var sharingByte: KeyChord? {
    guard case .character(let character) = key, modifiers == .control else { return nil }
    switch character {
    case "h": return KeyChord(.backspace)
    case "i": return KeyChord(.tab)
    case "j", "m": return KeyChord(.enter)
    case "[": return KeyChord(.escape)
    default: return nil
    }
  }
}
