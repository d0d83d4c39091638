/// What is wrong with a layout or layout test file, and where.
public struct LayoutError: Error, Equatable, Sendable {
  /// The file, as the caller named it.
  public var file: String
  /// The layer, where the fault lies in one.
  public var layer: String?
  /// The row in the layer, counted from 1.
  public var row: Int?
  /// The key.
  public var key: String?
  /// What is wrong.
  public var reason: Reason

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - file: The file.
  ///   - layer: The layer.
  ///   - row: The row, counted from 1.
  ///   - key: The key.
  public init(
    _ reason: Reason, file: String, layer: String? = nil, row: Int? = nil, key: String? = nil
  ) {
    self.file = file
    self.layer = layer
    self.row = row
    self.key = key
    self.reason = reason
  }

  /// The ways in which a file can be wrong.
  public enum Reason: Equatable, Sendable {
    // MARK: Found while reading
    case tooLarge(bytes: Int)
    case notJSON(JSONFault)
    case wrongKind(field: String, expected: String)
    case missingField(String)
    case unknownField(String, nearest: String?)
    case unknownValue(field: String, value: String, nearest: String?)
    case unsuitableText(field: String)
    case unsupportedSchema(Int)
    case duplicateKey
    case duplicateLayer
    case tooMany(of: String, most: Int)

    // MARK: Found while checking
    case noBaseLayer
    case noRows
    case emptyRow
    case unknownKey(nearest: String?)
    case repeatedKey
    case unknownLayer(String, nearest: String?)
    case missingLayerID
    case noWayToBase
    case unreachableLayer
    case missingRole(KeyRole)
    case missingOutput
    case badWidth
    case badGap
    case unknownAlternate(String, nearest: String?)
    case alternateWithoutOutput(String)
    case defaultNotAmongAlternates(String)
    case labelTooWide(cells: Int, most: Int)
    case bareCombiningMark
    case badVersion(String)

    // MARK: Found by who reads the file
    case idIsNotFileName(String)

    // MARK: Found in layout tests
    case notOneStep
  }
}
