/// When the chords of an action count.
public enum BindingContext: Hashable, Sendable {
  case always
  /// Only while a completion is shown; else the same chord does what it does always.
  case completion
}
