/// The JSON of one settings document, flattened to dotted names.
struct SettingsDocument {
  /// A value as it stands in the document.
  enum Value: Equatable {
    case flag(Bool), number(Double), text(String), list([String]), other
  }

  /// The version of stored documents that is written, and the newest that is read.
  static let version = 1
  /// The member of a stored document that holds it.
  static let versionName = "version"

  /// Names and values, sorted by name.
  let entries: [(name: String, value: Value)]
  /// The names that stand there twice: once as they are, once in an object of their own.
  let repeatedNames: [String]

  /// Reads a document; nested objects and dotted names mean the same.
  ///
  /// - Throws: `SettingsDocumentError` when it is not one JSON5 object.
  init(_ bytes: [UInt8]) throws(SettingsDocumentError) {
    var entries: [(name: String, value: Value)] = []
    Self.flatten(try Self.members(of: bytes), prefix: "", into: &entries)
    self.entries = entries.sorted { $0.name < $1.name }
    let counts = Dictionary(entries.map { ($0.name, 1) }, uniquingKeysWith: +)
    repeatedNames = counts.filter { $0.value > 1 }.keys.sorted()
  }

  /// Refuses a stored document that this program may misunderstand.
  func checkVersion() throws(SettingsDocumentError) {
    try Self.check(entries.first { $0.name == Self.versionName }?.value)
  }

  private static func check(_ version: Value?) throws(SettingsDocumentError) {
    guard case .number(let number) = version, number > Double(Self.version) else { return }
    throw .newer(version: Int(exactly: number) ?? .max)
  }

  private static func members(of bytes: [UInt8]) throws(SettingsDocumentError) -> [String: JSONValue] {
    let root: JSONValue
    do throws(JSONFault) { root = try JSONParser.parse(bytes, as: .json5) } catch { throw .notJSON(error) }
    guard case .object(let members) = root else { throw .notAnObject }
    return members
  }

  private static func flatten(
    _ members: [String: JSONValue], prefix: String, into entries: inout [(name: String, value: Value)]
  ) {
    for (key, node) in members {
      if case .object(let inner) = node {
        flatten(inner, prefix: prefix + key + ".", into: &entries)
      } else {
        entries.append((prefix + key, Value(node)))
      }
    }
  }
}

extension SettingsDocument.Value {
  fileprivate init(_ node: JSONValue) {
    switch node {
    case .bool(let isOn): self = .flag(isOn)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let elements):
      let texts = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
      self = texts.count == elements.count ? .list(texts) : .other
    case .null, .object: self = .other
    }
  }
}

// MARK: Writing

extension SettingsDocument {
  /// A stored document with one setting changed; everything else in it is kept.
  ///
  /// - Parameters:
  ///   - name: The setting.
  ///   - value: Its value; nil takes it out.
  ///   - bytes: The document as it is; nil when there is none.
  /// - Returns: The changed document.
  /// - Throws: `SettingsDocumentError` when the old one is not one JSON object, or of a newer version.
  static func setting(
    _ name: String, to value: SettingValue?, in bytes: [UInt8]?
  ) throws(SettingsDocumentError) -> [UInt8] {
    var members = try bytes.map(Self.members) ?? [:]
    try check(members[versionName].map(Value.init))
    members[versionName] = members[versionName] ?? .number(Double(version))
    remove(name.split(separator: ".").map(String.init)[...], from: &members)
    members[name] = value.map(JSONValue.init)
    return Array((JSONValue.object(members).text() + "\n").utf8)
  }

  /// Takes a setting out that stands in an object of its own.
  private static func remove(_ path: ArraySlice<String>, from members: inout [String: JSONValue]) {
    guard let name = path.first else { return }
    if path.count == 1 {
      members[name] = nil
    } else if case .object(var inner)? = members[name] {
      remove(path.dropFirst(), from: &inner)
      remove([path.dropFirst().joined(separator: ".")], from: &inner)
      members[name] = inner.isEmpty ? nil : .object(inner)
    }
  }
}

extension JSONValue {
  fileprivate init(_ value: SettingValue) {
    switch value {
    case .flag(let isOn): self = .bool(isOn)
    case .text(let text): self = .string(text)
    case .number(let number): self = .number(Double(number))
    case .list(let list): self = .array(list.map(JSONValue.string))
    }
  }
}
