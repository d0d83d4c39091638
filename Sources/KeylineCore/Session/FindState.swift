/// The state of an incremental search (Ctrl-R).
public struct FindState: Sendable {
  public var query = ""
  /// The selection to return to on Esc.
  var origin: TextSelection
  /// Whether the last search found something.
  public var isFound = true
  /// The count of matches, as far as it has come; its origin is the first match shown.
  public var matches: MatchSearch?
}
