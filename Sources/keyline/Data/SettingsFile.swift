import FoundationEssentials
import KeylineCore
import KeylineStore

/// A settings document that Keyline itself writes: `settings.json` or `preferences.json`.
struct SettingsFile {
  let path: String

  /// Why a document cannot be changed.
  enum Failure: Error {
    case container(ContainerError)
    case unreadable(path: String)

    /// One sentence: what, where, and what to do.
    var message: String {
      switch self {
      case .container(let error): error.message
      case .unreadable(let path): "\(path) is no settings document: correct it or move it away."
      }
    }
  }

  /// Sets one value, or takes it out when it is nil; unknown names in the document are kept.
  func set(_ name: String, to value: SettingValue?) throws(Failure) {
    guard let slash = path.lastIndex(of: "/") else { preconditionFailure("a document lies in a folder") }
    var isReadable = true
    do throws(ContainerError) {
      try Container(path: String(path[..<slash])).prepare()
      try AtomicFile(path).update { old in
        guard let changed = Self.document(old, setting: name, to: value) else {
          isReadable = false
          return nil
        }
        return changed
      }
    } catch {
      throw .container(error)
    }
    if !isReadable { throw .unreadable(path: path) }
  }

  private static func document(_ old: [UInt8]?, setting name: String, to value: SettingValue?) -> [UInt8]? {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    var values: [String: Value] = [:]
    if let old {
      guard let known = try? decoder.decode([String: Value].self, from: Data(old)) else { return nil }
      values = known
    }
    values[name] = value.map(Value.init)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(values)).map { Array($0) + [10] }
  }

  private enum Value: Codable {
    case flag(Bool), text(String), list([String])

    init(_ value: SettingValue) {
      switch value {
      case .flag(let isOn): self = .flag(isOn)
      case .text(let text): self = .text(text)
      case .list(let list): self = .list(list)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .flag(let flag): try container.encode(flag)
      case .text(let text): try container.encode(text)
      case .list(let list): try container.encode(list)
      }
    }
  }
}
