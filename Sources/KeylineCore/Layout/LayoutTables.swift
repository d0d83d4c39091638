/// The look-ups of a layout, made once from its keys and layers.
struct LayoutTables: Sendable {
  /// The places that insert a character: base first, then in the order of the file.
  private let producers: [Character: [KeyPlace]]
  /// The same for the characters of ASCII, by value: they are looked up at every key.
  private let asciiProducers: [[KeyPlace]]
  let rowCount: Int
  let unitCount: Double
  let mostKeysInRow: Int

  init(keys: [String: LayoutKey], layers: [Layer]) {
    var producers: [Character: [KeyPlace]] = [:]
    let base = layers.filter { $0.id == Layout.baseLayerID }
    for layer in base + layers.filter({ $0.id != Layout.baseLayerID }) {
      for keyID in layer.rows.joined() {
        guard let text = keys[keyID]?.insertion, let character = text.first, text.count == 1 else { continue }
        producers[character, default: []].append(KeyPlace(layerID: layer.id, keyID: keyID))
      }
    }
    self.producers = producers
    asciiProducers = (UInt8(0)..<0x80).map { producers[Character(UnicodeScalar($0))] ?? [] }
    let rows = layers.flatMap(\.rows)
    rowCount = layers.map(\.rows.count).max() ?? 0
    unitCount = rows.map { Self.units(of: $0, keys: keys) }.max() ?? 0
    mostKeysInRow = rows.map(\.count).max() ?? 0
  }

  /// The places that insert a character, base first.
  func places(producing character: Character) -> [KeyPlace] {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first { return asciiProducers[Int(byte)] }
    return producers[character] ?? []
  }

  /// The width of a row in key units, its gaps included; ids that lead nowhere have none.
  static func units(of row: [String], keys: [String: LayoutKey]) -> Double {
    row.reduce(0) { sum, id in sum + (keys[id].map { $0.gap + $0.width } ?? 0) }
  }
}
