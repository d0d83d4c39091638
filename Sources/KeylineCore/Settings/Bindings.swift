/// Which action each chord asks for.
public struct Bindings: Hashable, Sendable {
  private var actions: [BindingContext: [KeyChord: ActionID]]
  private var chordLists: [ActionID: [KeyChord]]
  /// The chords of Control and Alt that ask for something: what `InputDecoder` has to know.
  public let controlAltChords: Set<KeyChord>

  /// The bindings that hold when no setting says otherwise.
  public static let defaults = resolving(overrides: [:]).bindings

  /// Lays chords from the settings over the defaults.
  ///
  /// A named action loses its default chords; an empty list leaves it none. Chords that cannot be bound
  /// are reported and left out. Of two actions that want one chord, the one from the settings gets it, and
  /// of two from the settings the one that comes first in `ActionID`; the clash is reported either way. The
  /// actions that lead out of the keyboard always keep a chord.
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
      let chords = usableChords(notations, for: action, problems: &problems)
      if chords.isEmpty, action.isEssential {
        problems.append(BindingProblem(action: name, chord: "", .needed(defaults: action.defaultChords)))
      } else {
        explicit[action] = chords
      }
    }
    keepWaysOut(&explicit, problems: &problems)
    return (merging(explicit, problems: &problems), problems)
  }

  private init(actions: [BindingContext: [KeyChord: ActionID]], chordLists: [ActionID: [KeyChord]]) {
    self.actions = actions
    self.chordLists = chordLists
    let chords = actions.values.flatMap(\.keys)
    controlAltChords = Set(chords.filter { $0.modifiers.isSuperset(of: [.control, .alt]) })
  }

  /// The action of a chord, if it has one.
  ///
  /// Ctrl-i, Ctrl-j, Ctrl-m and Ctrl-[ stand for Tab, Enter and Escape as on terminals that cannot tell
  /// them apart.
  ///
  /// - Parameters:
  ///   - chord: The chord.
  ///   - context: What is shown while it is pressed.
  /// - Returns: The action, if there is one.
  public func action(for chord: KeyChord, in context: BindingContext = .always) -> ActionID? {
    // What types text is never bound, and is looked up at nearly every key.
    if chord.modifiers.isEmpty, case .character = chord.key { return nil }
    guard let actions = actions[context] else { return nil }
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

  /// Takes chords back that would leave one of the actions that lead out without any.
  private static func keepWaysOut(
    _ explicit: inout [ActionID: [KeyChord]], problems: inout [BindingProblem]
  ) {
    let essential = ActionID.allCases.filter(\.isEssential)
    var held: Set<KeyChord> = []
    for action in essential {
      let free = Set(explicit[action] ?? action.defaultChords).subtracting(held)
      held.formUnion(free)
      guard free.isEmpty else { continue }
      for action in essential where explicit.removeValue(forKey: action) != nil {
        let reason = BindingProblem.Reason.needed(defaults: action.defaultChords)
        problems.append(BindingProblem(action: action.rawValue, chord: "", reason))
      }
      return
    }
  }

  private static func merging(
    _ explicit: [ActionID: [KeyChord]], problems: inout [BindingProblem]
  ) -> Bindings {
    var actions: [BindingContext: [KeyChord: ActionID]] = [:]
    var lists: [ActionID: [KeyChord]] = [:]
    for action in order(explicit) {
      lists[action] = (explicit[action] ?? action.defaultChords).filter { chord in
        if let owner = actions[action.context]?[chord], owner != action {
          // The one that a setting names is at fault, not the default that gives way to it.
          let (named, other) = explicit[action] == nil ? (owner, action) : (action, owner)
          problems.append(BindingProblem(action: named.rawValue, chord: chord.notation, .clash(with: other)))
          return false
        }
        actions[action.context, default: [:]][chord] = action
        return true
      }
    }
    return Bindings(actions: actions, chordLists: lists)
  }

  /// The actions in the order in which they get their chords.
  private static func order(_ explicit: [ActionID: [KeyChord]]) -> [ActionID] {
    let claimed = Set(explicit.values.joined())
    func rank(_ action: ActionID) -> Int {
      if action.isEssential, explicit[action] ?? [] != [] || claimed.isSuperset(of: action.defaultChords) {
        return 0
      }
      return explicit[action] == nil ? 2 : 1
    }
    let ranked = ActionID.allCases.map { (action: $0, rank: rank($0)) }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.action) }
  }
}
