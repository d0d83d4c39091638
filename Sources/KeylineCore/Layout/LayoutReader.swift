/// Reads layout files: JSON, strict, with the place of every fault.
///
/// Unknown fields are errors, so that a misspelt one is not silently without effect. What the file means
/// as a keyboard is judged by ``LayoutChecker``.
public enum LayoutReader {
  /// The version of the schema this program reads.
  public static let schema = 1

  private static let layoutFields = [
    "schema", "id", "version", "locale", "name", "layout", "indicator", "direction", "keys", "layers",
  ]
  private static let keyFields = [
    "id", "output", "display", "width", "gap", "role", "layerId", "longPress", "longPressDefault", "repeat",
    "speech",
  ]
  private static let layerFields = ["id", "rows", "oneShot", "lock", "returnAfter"]

  /// Reads a layout and refuses one that is not fit for use.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name in errors.
  /// - Returns: A layout that reads and passes every check.
  /// - Throws: The first fault.
  public static func readChecked(_ bytes: [UInt8], file: String) throws(LayoutError) -> Layout {
    let layout = try read(bytes, file: file)
    if let problem = LayoutChecker.problems(of: layout, file: file).first { throw problem }
    return layout
  }

  /// Reads a layout without checking what it means.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name in errors.
  /// - Returns: The layout as written.
  /// - Throws: The first fault of form: not JSON, an unknown, missing or wrong field, two equal ids.
  /// - Complexity: O(*n*) in the size of the file, which is limited.
  public static func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> Layout {
    let fields = try LayoutFields(bytes: bytes, file: file, known: layoutFields)
    let schema = try fields.count("schema") ?? Self.schema
    guard schema == Self.schema else { throw fields.error(.unsupportedSchema(schema)) }
    return Layout(
      id: try fields.requiredText("id"), version: try fields.requiredText("version"),
      locale: try fields.requiredText("locale"), name: try fields.requiredText("name"),
      layoutName: try fields.requiredText("layout"), indicator: try fields.requiredText("indicator"),
      direction: try fields.word("direction", TextDirection.self) ?? .leftToRight,
      keys: try keys(fields), layers: try layers(fields))
  }

  private static func keys(_ layout: LayoutFields) throws(LayoutError) -> [LayoutKey] {
    var keys: [LayoutKey] = []
    var ids: Set<String> = []
    for value in try layout.list("keys", most: LayoutLimits.keys) {
      let key = try key(value, of: layout)
      guard ids.insert(key.id).inserted else { throw layout.place.inKey(key.id).with(.duplicateKey) }
      keys.append(key)
    }
    return keys
  }

  private static func key(_ value: JSONValue, of layout: LayoutFields) throws(LayoutError) -> LayoutKey {
    // The id alone first: an unknown field beside it is then reported at this key.
    var place = layout.place
    if case .object(let raw) = value, case .string(let id)? = raw["id"] { place.key = id }
    let fields = try LayoutFields(value, name: "keys", known: keyFields, place: place)
    let id = try fields.requiredText("id")
    let role = try fields.word("role", KeyRole.self) ?? .character
    let implied = role == .character && id.count == 1 ? id : nil
    return LayoutKey(
      id: id, output: try fields.text("output") ?? implied, display: try fields.text("display"),
      width: try fields.number("width") ?? 1, gap: try fields.number("gap") ?? 0, role: role,
      layerID: try fields.text("layerId"),
      longPress: try fields.texts("longPress", most: LayoutLimits.alternates),
      longPressDefault: try fields.text("longPressDefault"), repeats: try fields.flag("repeat"),
      speech: try fields.text("speech"))
  }

  private static func layers(_ layout: LayoutFields) throws(LayoutError) -> [Layer] {
    var layers: [Layer] = []
    for value in try layout.requiredList("layers", most: LayoutLimits.layers) {
      let layer = try layer(value, of: layout)
      guard !layers.contains(where: { $0.id == layer.id }) else {
        throw layout.place.inLayer(layer.id).with(.duplicateLayer)
      }
      layers.append(layer)
    }
    return layers
  }

  private static func layer(_ value: JSONValue, of layout: LayoutFields) throws(LayoutError) -> Layer {
    var place = layout.place
    if case .object(let raw) = value, case .string(let id)? = raw["id"] { place.layer = id }
    var fields = try LayoutFields(value, name: "layers", known: layerFields, place: place)
    let id = try fields.requiredText("id")
    let isOneShot = try fields.flag("oneShot") ?? false
    let lock = try fields.text("lock")
    let returnAfter = try fields.words("returnAfter", KeyRole.self)
    var rows: [[String]] = []
    for value in try fields.requiredList("rows", most: LayoutLimits.rows) {
      fields.place.row = rows.count + 1
      var row: [String] = []
      let ids = try fields.elements(
        of: value, field: "rows", name: "keys in a row", most: LayoutLimits.keysInRow)
      for id in ids { row.append(try fields.text(id, field: "rows")) }
      rows.append(row)
    }
    return Layer(id: id, rows: rows, isOneShot: isOneShot, lock: lock, returnAfter: Set(returnAfter))
  }
}
