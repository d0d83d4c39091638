/// The settings of words on the device, typed: prediction, correction, learning and replacements.
public struct WordSettings: Hashable, Sendable {
  /// Whether words are offered and corrected at all.
  public internal(set) var isOn: Bool
  /// The languages that are predicted, as BCP 47 codes, the first one first; empty for that of the drawn layout.
  public internal(set) var languages: [String]
  /// Whether a misspelled word is corrected when it ends.
  public internal(set) var autocorrects: Bool
  /// Whether words that were finished are learned.
  public internal(set) var learns: Bool
  /// Whether a candidate that was passed over since the word's first letter is shown again.
  public internal(set) var repeatsCandidates: Bool
  /// Whether a shortcut becomes its replacement when a space follows it; else the replacement is only offered.
  public internal(set) var expandsReplacements: Bool
}
