/// The fields of one JSON object of a layout file, read strictly and with the place for every error.
struct LayoutFields {
  /// Where the object stands; its `reason` is replaced by each error's own.
  var place: LayoutError
  private let fields: [String: JSONValue]

  /// The file's outermost object.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name in errors.
  ///   - known: The names the object's fields may have.
  /// - Throws: The file is too large, not JSON, not an object, or has an unknown field.
  init(bytes: [UInt8], file: String, known: [String]) throws(LayoutError) {
    let place = LayoutError(.noBaseLayer, file: file)
    guard bytes.count <= LayoutLimits.bytes else { throw place.with(.tooLarge(bytes: bytes.count)) }
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw place.with(.notJSON(error))
    }
    try self.init(value, name: "the file", known: known, place: place)
  }

  /// An object inside another one.
  ///
  /// - Parameters:
  ///   - value: What should be an object.
  ///   - name: What to call it where it is none.
  ///   - known: The names its fields may have.
  ///   - place: Where it stands.
  /// - Throws: The value is no object or has an unknown field.
  init(_ value: JSONValue, name: String, known: [String], place: LayoutError) throws(LayoutError) {
    guard case .object(let fields) = value else {
      throw place.with(.wrongKind(field: name, expected: "an object"))
    }
    self.fields = fields
    self.place = place
    if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
      throw error(.unknownField(unknown, nearest: NearestName.find(unknown, in: known)))
    }
  }

  /// An error at this place.
  func error(_ reason: LayoutError.Reason) -> LayoutError { place.with(reason) }

  /// Whether a field is there.
  func has(_ field: String) -> Bool { fields[field] != nil }

  /// A short text without control characters, `nil` where the field is missing.
  func text(_ field: String) throws(LayoutError) -> String? {
    guard let value = fields[field] else { return nil }
    return try text(value, field: field)
  }

  /// A short text that must be there.
  func requiredText(_ field: String) throws(LayoutError) -> String {
    guard let text = try text(field) else { throw error(.missingField(field)) }
    return text
  }

  /// A text of any length and content, `nil` where the field is missing.
  func longText(_ field: String) throws(LayoutError) -> String? {
    guard let value = fields[field] else { return nil }
    guard case .string(let text) = value else { throw error(.wrongKind(field: field, expected: "a text")) }
    return text
  }

  /// A number, `nil` where the field is missing.
  func number(_ field: String) throws(LayoutError) -> Double? {
    guard let value = fields[field] else { return nil }
    guard case .number(let number) = value else {
      throw error(.wrongKind(field: field, expected: "a number"))
    }
    return number
  }

  /// A count from 1 to 100, `nil` where the field is missing.
  func count(_ field: String) throws(LayoutError) -> Int? {
    guard let number = try number(field) else { return nil }
    guard number >= 1, number <= 100, number.rounded() == number else {
      throw error(.wrongKind(field: field, expected: "a whole number from 1 to 100"))
    }
    return Int(number)
  }

  /// True or false, `nil` where the field is missing.
  func flag(_ field: String) throws(LayoutError) -> Bool? {
    guard let value = fields[field] else { return nil }
    guard case .bool(let flag) = value else {
      throw error(.wrongKind(field: field, expected: "true or false"))
    }
    return flag
  }

  /// One word of a closed list, `nil` where the field is missing.
  func word<Word: RawRepresentable & CaseIterable>(
    _ field: String, _ type: Word.Type
  ) throws(LayoutError) -> Word? where Word.RawValue == String {
    guard let text = try text(field) else { return nil }
    return try word(text, field: field, type)
  }

  /// A list of words of a closed list; empty where the field is missing.
  func words<Word: RawRepresentable & CaseIterable>(
    _ field: String, _ type: Word.Type
  ) throws(LayoutError) -> [Word] where Word.RawValue == String {
    var words: [Word] = []
    for text in try texts(field, most: type.allCases.count) {
      words.append(try word(text, field: field, type))
    }
    return words
  }

  /// A list of short texts; empty where the field is missing.
  func texts(_ field: String, most: Int) throws(LayoutError) -> [String] {
    var texts: [String] = []
    for value in try list(field, most: most) { texts.append(try text(value, field: field)) }
    return texts
  }

  /// A list; empty where the field is missing.
  func list(_ field: String, most: Int) throws(LayoutError) -> [JSONValue] {
    guard let value = fields[field] else { return [] }
    return try elements(of: value, field: field, most: most)
  }

  /// A list that must be there.
  func requiredList(_ field: String, most: Int) throws(LayoutError) -> [JSONValue] {
    guard has(field) else { throw error(.missingField(field)) }
    return try list(field, most: most)
  }

  /// The elements of a value that must be a list.
  ///
  /// - Parameters:
  ///   - value: What should be a list.
  ///   - field: The field it is in.
  ///   - name: What to call the elements where they are too many; `nil` means by the field.
  ///   - most: The most elements it may have.
  /// - Returns: The elements.
  /// - Throws: The value is no list, or too long.
  func elements(
    of value: JSONValue, field: String, name: String? = nil, most: Int
  ) throws(LayoutError) -> [JSONValue] {
    guard case .array(let list) = value else { throw error(.wrongKind(field: field, expected: "a list")) }
    guard list.count <= most else { throw error(.tooMany(of: name ?? field, most: most)) }
    return list
  }

  /// A value that must be a short text.
  func text(_ value: JSONValue, field: String) throws(LayoutError) -> String {
    guard case .string(let text) = value else { throw error(.wrongKind(field: field, expected: "a text")) }
    let scalars = text.unicodeScalars
    // No text has more characters than bytes, and bytes need no counting.
    let isShort = text.utf8.count <= LayoutLimits.characters || text.count <= LayoutLimits.characters
    guard !text.isEmpty, isShort, scalars.count <= LayoutLimits.scalars,
      !scalars.contains(where: \.isUnprintable)
    else { throw error(.unsuitableText(field: field)) }
    return text
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, field: String, _ type: Word.Type
  ) throws(LayoutError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      let nearest = NearestName.find(text, in: type.allCases.map(\.rawValue))
      throw error(.unknownValue(field: field, value: text, nearest: nearest))
    }
    return word
  }
}
