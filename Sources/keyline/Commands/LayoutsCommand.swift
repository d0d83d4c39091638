/// What is asked of the layouts.
enum LayoutsCommand: Hashable, Sendable {
  case list(json: Bool)
  case show(id: String)
  /// Check one file, or all layouts when there is none.
  case check(file: String?, json: Bool)
  /// Test one layout, or all when there is none.
  case test(id: String?, json: Bool)
}
