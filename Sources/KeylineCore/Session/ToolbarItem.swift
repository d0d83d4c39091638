/// One item of the toolbar: an action and its key.
public struct ToolbarItem: Hashable, Sendable {
  /// What a click on it does.
  public var action: ActionID
  /// The key that does it, in words; empty when it has none.
  public var key: String
  /// The action in a word.
  public var label: String
  /// The first column of the item.
  public var column: Int
  /// The item's width in cells.
  public var width: Int { key.isEmpty ? label.count : key.count + 1 + label.count }
}
