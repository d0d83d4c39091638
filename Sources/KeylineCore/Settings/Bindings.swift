/// Which action each chord asks for.
public struct Bindings: Hashable, Sendable {
  private var actions: [KeyChord: ActionID]
  private var chordLists: [ActionID: [KeyChord]]

  /// The bindings that hold when no setting says otherwise.
  public static let defaults = resolving(overrides: [:]).bindings

  /// Lays chords from the settings over the defaults.
  ///
  /// A named action loses its default chords; an empty list leaves it none. Chords that cannot be bound
  /// are reported and left out. Of two actions that want one chord, the one from the settings gets it, and
  /// of two from the settings the one that comes first in `ActionID`; the clash is reported either way.
  ///
  /// - Parameter overrides: Chord notations by action name.
  /// - Returns: The bindings in force, and everything wrong with the overrides in a stable order.
  public static func resolving(
    overrides: [String: [String]]
  ) -> (bindings: Bindings, problems: [BindingProblem]) {
    var problems: [BindingProblem] = []
    var explicit: [ActionID: [KeyChord]] = [:]
    for (name, notations) in overrides.sorted(by: { $0.key < $1.key }) {
      guard let action = ActionID(rawValue: name) else {
        let nearest = NearestName.find(name, in: ActionID.allCases.lazy.map(\.rawValue))
        problems.append(BindingProblem(action: name, chord: "", .unknownAction(nearest: nearest)))
        continue
      }
      explicit[action] = usableChords(notations, for: action, problems: &problems)
    }
    return (merging(explicit, problems: &problems), problems)
  }

  private init(actions: [KeyChord: ActionID], chordLists: [ActionID: [KeyChord]]) {
    self.actions = actions
    self.chordLists = chordLists
  }

  /// The action of a chord, if it has one.
  ///
  /// Ctrl-i, Ctrl-j, Ctrl-m and Ctrl-[ stand for Tab, Enter and Escape as on terminals that cannot tell
  /// them apart.
  public func action(for chord: KeyChord) -> ActionID? {
    // What types text is never bound, and is looked up at nearly every key.
    if chord.modifiers.isEmpty, case .character = chord.key { return nil }
    return actions[chord] ?? chord.sharingByte.flatMap { actions[$0] }
  }

  /// The chords of an action; the first is the one to show.
  public func chords(for action: ActionID) -> [KeyChord] { chordLists[action] ?? [] }
}

extension Bindings {
  private static func usableChords(
    _ notations: [String], for action: ActionID, problems: inout [BindingProblem]
  ) -> [KeyChord] {
    var chords: [KeyChord] = []
    for notation in notations {
      do throws(KeyChordError) {
        chords.append(try KeyChord(notation: notation))
      } catch {
        problems.append(BindingProblem(action: action.rawValue, chord: notation, .badChord(error)))
      }
    }
    return chords.filter { chord in
      let reason = BindingChecker.reason(against: chord, for: action, beside: chords)
      if let reason {
        problems.append(BindingProblem(action: action.rawValue, chord: chord.notation, reason))
      }
      return reason == nil
    }
  }

  private static func merging(
    _ explicit: [ActionID: [KeyChord]], problems: inout [BindingProblem]
  ) -> Bindings {
    var actions: [KeyChord: ActionID] = [:]
    var lists: [ActionID: [KeyChord]] = [:]
    let explicitFirst =
      ActionID.allCases.filter { explicit[$0] != nil } + ActionID.allCases.filter { explicit[$0] == nil }
    for action in explicitFirst {
      lists[action] = (explicit[action] ?? action.defaultChords).filter { chord in
        if let owner = actions[chord], owner != action {
          problems.append(BindingProblem(action: action.rawValue, chord: chord.notation, .clash(with: owner)))
          return false
        }
        actions[chord] = action
        return true
      }
    }
    return Bindings(actions: actions, chordLists: lists)
  }
}
