/// The state of an incremental search (Ctrl-R).
public struct FindState: Sendable {
  /// What is looked for.
  public var query = ""
  /// The selection to return to on Esc.
  var origin: TextSelection
  /// Whether the last search found something.
  public var isFound = true
  /// The count of matches, as far as it has come; its origin is the first match shown.
  public var matches: MatchSearch?
  /// How many matches the cursor has gone on from the first one, backwards below 0.
  var steps = 0

  /// The number of the current match, from 1; nil while the count has not come far enough to tell.
  public var ordinal: Int? {
    guard let matches, matches.matchCount > 0 else { return nil }
    let index = matches.matchCountBeforeOrigin + steps
    if matches.isFinished {
      let rest = index % matches.matchCount
      return (rest < 0 ? rest + matches.matchCount : rest) + 1
    }
    return matches.firstMatchFromOrigin != nil && (0..<matches.matchCount).contains(index) ? index + 1 : nil
  }
}
