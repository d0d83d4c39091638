import FoundationEssentials

/// The JSON of one settings document, flattened to dotted names.
struct SettingsDocument {
  /// A value as it stands in the document.
  enum Value: Equatable {
    case flag(Bool), text(String), list([String]), other
  }

  /// Names and values, sorted by name.
  let entries: [(name: String, value: Value)]

  /// Reads a document; nested objects and dotted names mean the same.
  ///
  /// - Throws: `SettingsDocumentError` when it is not one JSON5 object.
  init(_ bytes: [UInt8]) throws(SettingsDocumentError) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let root: Node
    do {
      root = try decoder.decode(Node.self, from: Data(bytes))
    } catch {
      throw .notJSON
    }
    guard case .object(let members) = root else { throw .notAnObject }
    var entries: [(name: String, value: Value)] = []
    Self.flatten(members, prefix: "", into: &entries)
    self.entries = entries.sorted { $0.name < $1.name }
  }

  private static func flatten(
    _ members: [String: Node], prefix: String, into entries: inout [(name: String, value: Value)]
  ) {
    for (key, node) in members {
      switch node {
      case .object(let inner): flatten(inner, prefix: prefix + key + ".", into: &entries)
      case .value(let value): entries.append((prefix + key, value))
      }
    }
  }

  /// A node of the document's tree.
  private indirect enum Node: Decodable {
    case object([String: Node])
    case value(Value)

    // A failed try only says that the node is of another kind: `Decoder` has no other way to ask.
    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: AnyKey.self) {
        var members: [String: Node] = [:]
        for key in object.allKeys { members[key.stringValue] = try object.decode(Node.self, forKey: key) }
        self = .object(members)
        return
      }
      let single = try decoder.singleValueContainer()
      if let flag = try? single.decode(Bool.self) {
        self = .value(.flag(flag))
      } else if let number = try? single.decode(Int.self) {
        self = .value(.text(String(number)))
      } else if let text = try? single.decode(String.self) {
        self = .value(.text(text))
      } else if let list = try? single.decode([String].self) {
        self = .value(.list(list))
      } else {
        self = .value(.other)
      }
    }
  }

  /// Any member name.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
}
