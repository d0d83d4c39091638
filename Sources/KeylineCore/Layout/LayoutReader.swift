import FoundationEssentials

/// Reads and checks layout files.
public enum LayoutReader {
  /// The largest layout file, in bytes.
  public static let limit = 1 << 20

  /// Reads a layout.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents; JSON as `docs/layouts.md` describes it.
  ///   - file: The file's name, for errors.
  /// - Returns: The layout, checked.
  /// - Throws: `LayoutError` for the first thing wrong with it.
  public static func read(_ bytes: [UInt8], file: String) throws(LayoutError) -> Layout {
    let document = try decode(bytes, file: file)
    guard document.schema == 1 else {
      throw LayoutError(
        file: file, reason: "schema \(document.schema) is unknown; this version reads schema 1")
    }
    var keys: [String: LayoutKey] = [:]
    for entry in document.keys {
      let key = try key(entry, file: file)
      guard keys.updateValue(key, forKey: key.id) == nil else {
        throw LayoutError(file: file, key: key.id, reason: "two keys have this id")
      }
    }
    var layers: [Layer] = []
    for entry in document.layers {
      guard !layers.contains(where: { $0.id == entry.id }) else {
        throw LayoutError(file: file, layer: entry.id, reason: "two layers have this id")
      }
      layers.append(try layer(entry, file: file))
    }
    let direction = document.direction ?? TextDirection.leftToRight.rawValue
    guard let direction = TextDirection(rawValue: direction) else {
      throw LayoutError(file: file, reason: "the direction is ltr or rtl, not \(direction)")
    }
    let layout = Layout(
      id: document.id, version: document.version, locale: document.locale, name: document.name,
      layoutName: document.layout, indicator: document.indicator, direction: direction,
      keys: Array(keys.values), layers: layers)
    if let problem = LayoutChecker(layout: layout, file: file).problems.first { throw problem }
    return layout
  }

  private static func decode(_ bytes: [UInt8], file: String) throws(LayoutError) -> LayoutDocument {
    guard bytes.count <= limit else {
      throw LayoutError(file: file, reason: "the file is larger than \(limit) bytes")
    }
    do {
      return try JSONDecoder().decode(LayoutDocument.self, from: Data(bytes))
    } catch let field as FieldNames.Unknown {
      let nearest = field.nearest.map { "; did you mean \($0)?" } ?? ""
      throw LayoutError(file: file, reason: "the field \(field.name) is unknown\(nearest)")
    } catch let DecodingError.keyNotFound(key, context) {
      throw LayoutError(file: file, reason: "\(place(context)) has no field \(key.stringValue)")
    } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
      throw LayoutError(file: file, reason: "\(place(context)) has a value of the wrong kind")
    } catch {
      throw LayoutError(file: file, reason: "this is not JSON")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? "the layout" : path.joined(separator: ".")
  }

  private static func key(_ entry: LayoutDocument.Key, file: String) throws(LayoutError) -> LayoutKey {
    let name = entry.role ?? KeyRole.character.rawValue
    guard let role = KeyRole(rawValue: name) else {
      let nearest = NearestName.find(name, in: KeyRole.allCases.map(\.rawValue))
      throw LayoutError(
        file: file, key: entry.id,
        reason: "the role \(name) is unknown" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
    return LayoutKey(
      id: entry.id, output: entry.output, display: entry.display, width: entry.width ?? 1,
      gap: entry.gap ?? 0,
      role: role, layerID: entry.layerId, longPress: entry.longPress ?? [],
      longPressDefault: entry.longPressDefault, repeats: entry.repeats, speech: entry.speech)
  }

  private static func layer(_ entry: LayoutDocument.Layer, file: String) throws(LayoutError) -> Layer {
    var roles: Set<KeyRole> = []
    for name in entry.returnAfter ?? [] {
      guard let role = KeyRole(rawValue: name) else {
        throw LayoutError(file: file, layer: entry.id, reason: "returnAfter names the unknown role \(name)")
      }
      roles.insert(role)
    }
    return Layer(
      id: entry.id, rows: entry.rows, isOneShot: entry.oneShot ?? false, lock: entry.lock, returnAfter: roles)
  }
}
