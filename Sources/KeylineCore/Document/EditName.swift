/// What a step of the history did, so that undo can say it.
public enum EditName: String, Hashable, Sendable, CaseIterable {
  case typing, newline, paste, cut, deletion, transposition, replacement, suggestion, correction

  /// Whether a change may continue the last step of the same name, as the next letter continues a word.
  var formsRuns: Bool { self == .typing || self == .deletion }
}
