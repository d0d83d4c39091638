import FoundationEssentials

/// A layout file as JSON holds it; unknown fields are refused, since a misspelt one would do nothing.
struct LayoutDocument: Decodable {
  struct Key: Decodable {
    var id: String
    var output, display, role, layerId, longPressDefault, speech: String?
    var width, gap: Double?
    var longPress: [String]?
    var repeats: Bool?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, output, display, role, layerId, longPressDefault, speech, width, gap, longPress, repeats
    }

    init(from decoder: any Decoder) throws {
      try FieldNames.check(decoder, CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      output = try container.decodeIfPresent(String.self, forKey: .output)
      display = try container.decodeIfPresent(String.self, forKey: .display)
      role = try container.decodeIfPresent(String.self, forKey: .role)
      layerId = try container.decodeIfPresent(String.self, forKey: .layerId)
      longPressDefault = try container.decodeIfPresent(String.self, forKey: .longPressDefault)
      speech = try container.decodeIfPresent(String.self, forKey: .speech)
      width = try container.decodeIfPresent(Double.self, forKey: .width)
      gap = try container.decodeIfPresent(Double.self, forKey: .gap)
      longPress = try container.decodeIfPresent([String].self, forKey: .longPress)
      repeats = try container.decodeIfPresent(Bool.self, forKey: .repeats)
    }
  }

  struct Layer: Decodable {
    var id: String
    var rows: [[String]]
    var oneShot: Bool?
    var lock: String?
    var returnAfter: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable { case id, rows, oneShot, lock, returnAfter }

    init(from decoder: any Decoder) throws {
      try FieldNames.check(decoder, CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      rows = try container.decode([[String]].self, forKey: .rows)
      oneShot = try container.decodeIfPresent(Bool.self, forKey: .oneShot)
      lock = try container.decodeIfPresent(String.self, forKey: .lock)
      returnAfter = try container.decodeIfPresent([String].self, forKey: .returnAfter)
    }
  }

  var schema: Int
  var id, version, locale, name, layout, indicator: String
  var direction: String?
  var keys: [Key]
  var layers: [Layer]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case schema, id, version, locale, name, layout, indicator, direction, keys, layers
  }

  init(from decoder: any Decoder) throws {
    try FieldNames.check(decoder, CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schema = try container.decode(Int.self, forKey: .schema)
    id = try container.decode(String.self, forKey: .id)
    version = try container.decode(String.self, forKey: .version)
    locale = try container.decode(String.self, forKey: .locale)
    name = try container.decode(String.self, forKey: .name)
    layout = try container.decode(String.self, forKey: .layout)
    indicator = try container.decode(String.self, forKey: .indicator)
    direction = try container.decodeIfPresent(String.self, forKey: .direction)
    keys = try container.decode([Key].self, forKey: .keys)
    layers = try container.decode([Layer].self, forKey: .layers)
  }
}

/// The check that a JSON object has no fields but those that mean something.
enum FieldNames {
  /// A field that means nothing.
  struct Unknown: Error {
    var name: String
    var nearest: String?
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  static func check(_ decoder: any Decoder, _ known: [String]) throws {
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
      throw Unknown(name: key.stringValue, nearest: NearestName.find(key.stringValue, in: known))
    }
  }
}
