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

  /// The cells of a character made emoji by U+FE0F: 1 or 2; nil when unknown.
  var emojiSelectorWidth: Int? { widths[.heart] }
}
