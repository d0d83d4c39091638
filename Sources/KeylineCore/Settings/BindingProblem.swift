/// One thing wrong with the bindings, worded for the person who wrote them.
public struct BindingProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No action has that name; the nearest that exists, if any is near.
    case unknownAction(nearest: String?)
    /// The text is not a chord.
    case badChord(KeyChordError)
    /// Two actions ask for one chord.
    case clash(with: ActionID)
    /// As bytes it begins like a terminal's own sequence (`ESC [`, `ESC ]`, …).
    case beginsTerminalReply
    /// Control with a digit sends nothing of its own.
    case controlDigit
    /// Terminals send nothing for it and the action has no other chord.
    case noBytes
    /// Its byte is that of another key.
    case sameByte(as: KeyChord)
    /// It is a key that types text.
    case typesText
    /// Nobody could leave the keyboard without a chord for the action.
    case needed(defaults: [KeyChord])
  }

  /// The action as written, without the leading `bindings.`.
  public let action: String
  /// The chord as written; empty when the action itself is the problem.
  public let chord: String
  /// What is wrong with it.
  public let reason: Reason

  /// Creates a problem.
  public init(action: String, chord: String, _ reason: Reason) {
    self.action = action
    self.chord = chord
    self.reason = reason
  }

  /// One sentence: where, what, what to do.
  public var description: String { "bindings.\(action): \(clause)" }

  /// The sentence without the action's name.
  var clause: String {
    switch reason {
    case .unknownAction(let nearest):
      return "there is no such action" + (nearest.map { "; did you mean bindings.\($0)?" } ?? "")
    case .badChord(let error): return error.description
    case .clash(let other): return "\(chord) is also bound to \(other.rawValue); give one another chord"
    case .beginsTerminalReply:
      return "\(chord) begins like a message of the terminal itself; choose another key"
    case .controlDigit:
      return "\(chord): terminals send no bytes for Control with a digit; choose another key"
    case .noBytes: return "\(chord): most terminals send no bytes for it; add a second chord"
    case .sameByte(let other):
      return "\(chord): terminals send the same byte as for \(other); choose another key"
    case .typesText: return "\(chord) types text; add Ctrl or Alt to it"
    case .needed(let defaults):
      return "needs a key; without a usable one it keeps \(defaults.map(\.notation).joined(separator: ", "))"
    }
  }
}
