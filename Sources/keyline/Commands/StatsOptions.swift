/// What `keyline stats` does with the score that was kept.
struct StatsOptions: Hashable, Sendable {
  /// How it is printed.
  enum Format: Hashable, Sendable { case text, json, csv }

  var format = Format.text
  /// Whether everything is forgotten instead.
  var isReset = false
  /// Whether that needs no question.
  var isSure = false
}
