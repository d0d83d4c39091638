/// The state of an incremental search (Ctrl-R).
public struct FindState: Hashable, Sendable {
  public var query = ""
  /// The selection to return to on Esc.
  var origin: TextSelection
  /// Whether the last search found something.
  public var isFound = true
  /// Matches counted so far, and whether the count is final.
  public var count = 0
  public var isCounted = true
  /// The number of the current match, from 1; nil while it is not known.
  public var ordinal: Int?
}
