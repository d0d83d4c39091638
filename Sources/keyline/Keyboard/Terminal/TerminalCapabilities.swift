/// What a terminal said of itself.
struct TerminalCapabilities: Hashable, Sendable {
  /// It speaks the kitty keyboard protocol.
  var kittyKeyboard = false
  /// It knows synchronized output, mode 2026.
  var synchronizedOutput = false
  /// The cells that samples took; empty when it did not say.
  var widths: [ProbeSample: Int] = [:]

  /// Whether a cluster joined from several emoji takes two cells, not the sum of its parts; nil when unknown.
  var joinsClusters: Bool? { widths[.family].map { $0 <= 2 } }

  /// Whether a flag takes two cells, not four; nil when unknown.
  var joinsFlags: Bool? { widths[.flag].map { $0 <= 2 } }

  /// Whether a skin tone joins its emoji; nil when unknown.
  var joinsSkinTones: Bool? { widths[.skinTone].map { $0 <= 2 } }

  /// The cells of a character made emoji by U+FE0F: 1 or 2; nil when unknown.
  var emojiSelectorWidth: Int? { widths[.heart] }

  /// The cells of characters with East Asian width "ambiguous"; nil when unknown.
  var ambiguousWidth: Int? { widths[.ambiguous] }
}
