/// A keyboard layout: a bag of keys and the layers that show them.
///
/// A layout answers every question of the reducer from tables made once, when it is created. Ids that
/// lead nowhere are allowed here and answered with `nil`; ``LayoutChecker`` finds them.
///
/// It never changes and is shared: a value in all but its copies, which cost one reference.
public final class Layout: Sendable {
  /// The layer every layout starts in and comes back to.
  public static let baseLayerID = "base"

  /// The name by which settings and the command line refer to the layout, such as `azerty-fr`.
  public let id: String
  /// The version of the layout's data, as in semantic versioning.
  public let version: String
  /// The language, a BCP 47 tag.
  public let locale: String
  /// The name people read.
  public let name: String
  /// The name of the arrangement, such as QWERTY.
  public let layoutName: String
  /// The short label shown on the globe key.
  public let indicator: String
  /// The direction of the language's text.
  public let direction: TextDirection
  /// The keys by id, the implied letters and digits included.
  public let keys: [String: LayoutKey]
  /// The layers in the order of the file.
  public let layers: [Layer]

  private let layerIndex: [String: Int]
  private let tables: LayoutTables

  /// Creates a layout and its look-up tables.
  ///
  /// The keys `a`-`z`, `A`-`Z` and `0`-`9` need not be given: each outputs its own id. Of keys or layers
  /// with equal ids the last counts (``LayoutReader`` refuses files that have them).
  ///
  /// - Parameters:
  ///   - id: The layout's id.
  ///   - version: The version of the data.
  ///   - locale: The BCP 47 tag of the language.
  ///   - name: The name people read.
  ///   - layoutName: The name of the arrangement.
  ///   - indicator: The short label of the globe key.
  ///   - direction: The direction of the text.
  ///   - keys: The keys besides, or instead of, the implied ones.
  ///   - layers: The layers in order.
  /// - Complexity: O(*n*) in the number of keys drawn in all layers.
  public init(
    id: String, version: String, locale: String, name: String, layoutName: String, indicator: String,
    direction: TextDirection = .leftToRight, keys: [LayoutKey], layers: [Layer]
  ) {
    self.id = id
    self.version = version
    self.locale = locale
    self.name = name
    self.layoutName = layoutName
    self.indicator = indicator
    self.direction = direction
    let bag = Self.impliedKeys.merging(keys.map { ($0.id, $0) }) { $1 }
    self.keys = bag
    self.layers = layers
    layerIndex = Dictionary(layers.enumerated().map { ($1.id, $0) }) { $1 }
    tables = LayoutTables(keys: bag, layers: layers)
  }

  /// The key of an id, `nil` where the layout has none.
  public func key(_ id: String) -> LayoutKey? { keys[id] }

  /// The layer of an id, `nil` where the layout has none.
  public func layer(_ id: String) -> Layer? { layerIndex[id].map { layers[$0] } }

  /// The most rows any layer has: the grid keeps this height, so that changing layers moves nothing.
  public var rowCount: Int { tables.rowCount }

  /// The width of the widest row of any layer, in key units.
  public var unitCount: Double { tables.unitCount }

  /// The most keys any row has: below this many columns the grid cannot be drawn.
  public var mostKeysInRow: Int { tables.mostKeysInRow }

  /// The key that inserts a character without a long press: of base before the other layers, in the order of the file.
  ///
  /// - Parameter character: The character, a space and a line break included.
  /// - Returns: The layer and the key, `nil` where no key inserts the character.
  public func keyProducing(_ character: Character) -> KeyPlace? {
    tables.places(producing: character).first
  }

  /// The key of one layer that inserts a character without a long press.
  ///
  /// - Returns: Its id, `nil` where the layer has no such key.
  public func key(onLayer layerID: String, producing character: Character) -> String? {
    tables.places(producing: character).first { $0.layerID == layerID }?.keyID
  }

  /// What a long press of the key that inserts a character offers, in the order of the file.
  ///
  /// - Returns: The alternates, empty where there are none.
  public func alternates(of character: Character) -> [String] {
    keyProducing(character).map { alternates(ofKey: $0.keyID) } ?? []
  }

  /// What a long press of a key offers, in the order of the file.
  ///
  /// - Returns: The outputs of its long-press keys, empty where there are none.
  public func alternates(ofKey keyID: String) -> [String] {
    keys[keyID]?.longPress.compactMap { keys[$0]?.insertion } ?? []
  }

  /// The first key of a role in a layer, in reading order: the drawn key that a physical key lights.
  public func keyID(of role: KeyRole, inLayer layerID: String) -> String? {
    layer(layerID)?.rows.lazy.joined().first { keys[$0]?.role == role }
  }

  private static let impliedKeys: [String: LayoutKey] = {
    let ids = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map(String.init)
    return Dictionary(uniqueKeysWithValues: ids.map { ($0, LayoutKey(id: $0, output: $0)) })
  }()
}

extension Layout: Equatable {
  /// Whether two layouts have the same keys and layers under the same names.
  ///
  /// - Complexity: O(1) for a layout and itself, else O(*n*) in the number of keys.
  public static func == (left: Layout, right: Layout) -> Bool {
    left === right
      || left.id == right.id && left.version == right.version && left.locale == right.locale
        && left.name == right.name && left.layoutName == right.layoutName
        && left.indicator == right.indicator && left.direction == right.direction
        && left.keys == right.keys && left.layers == right.layers
  }
}
