/// The content of a theme file, before names are looked up.
struct ThemeFile: Decodable {
  var extends: String?
  var styles: [String: Entry]

  /// The words for one style.
  struct Entry: Decodable {
    var foreground: Color?
    var background: Color?
    var attributes: [String]?
    var unknownField: String?

    private enum Field: String, CodingKey, CaseIterable { case foreground, background, attributes }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      foreground = try fields.decodeIfPresent(Color.self, forKey: .foreground)
      background = try fields.decodeIfPresent(Color.self, forKey: .background)
      attributes = try fields.decodeIfPresent([String].self, forKey: .attributes)
      let known = Set(Field.allCases.map(\.rawValue))
      unknownField = try decoder.container(keyedBy: AnyField.self).allKeys.map(\.stringValue)
        .filter { !known.contains($0) }.min()
    }
  }

  /// A colour as it is written: a palette number or a word.
  struct Color: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        text = String(number)
      } else {
        text = try value.decode(String.self)
      }
    }
  }

  private struct AnyField: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
