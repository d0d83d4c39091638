/// The sizes a layout file may have; beyond them it is refused, whatever it says.
public enum LayoutLimits {
  /// The most bytes of a file.
  public static let bytes = 256 * 1024
  /// The most keys in the bag.
  public static let keys = 1000
  /// The most layers.
  public static let layers = 16
  /// The most rows of a layer.
  public static let rows = 6
  /// The most keys of a row.
  public static let keysInRow = 20
  /// The most key units of a key's width or gap.
  public static let units = 20.0
  /// The most alternates of a key.
  public static let alternates = 20
  /// The most characters of an id, a label or another short text.
  public static let characters = 40
  /// The most Unicode scalars of a short text: characters can be stacked without end.
  public static let scalars = 80
  /// The columns of a key unit in which every label must fit: a ten-key row on 40 columns.
  public static let columnsOfUnit = 4
}
