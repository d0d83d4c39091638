/// Why a layout cannot be used; it names file, layer, row and key as far as they are known.
public struct LayoutError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The layout's file.
  public var file: String
  /// The layer's id.
  public var layer: String?
  /// The row in the layer, from 1.
  public var row: Int?
  /// The key's id.
  public var key: String?
  /// What is wrong.
  public var reason: String

  /// Creates an error.
  public init(file: String, layer: String? = nil, row: Int? = nil, key: String? = nil, reason: String) {
    self.file = file
    self.layer = layer
    self.row = row
    self.key = key
    self.reason = reason
  }

  /// The error as one line.
  public var description: String {
    let place = [
      layer.map { "layer \($0)" }, row.map { "row \($0)" }, key.map { "key \($0)" },
    ].compactMap { $0 }
    return ([file] + (place.isEmpty ? [] : [place.joined(separator: ", ")]) + [reason]).joined(
      separator: ": ")
  }
}
