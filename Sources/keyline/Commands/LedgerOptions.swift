/// Which requests of the ledger are listed, and how.
struct LedgerOptions: Hashable, Sendable {
  /// How many, the latest of all.
  var count = 20
  var isJSON = false
  /// Whether the texts are shown where they were kept.
  var showsText = false
}
