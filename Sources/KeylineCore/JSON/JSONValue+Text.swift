/// Writing JSON, as documents of ours are kept.
extension JSONValue {
  /// The value as indented JSON with sorted fields, without a line end after it.
  public func text(indentation: Int = 0) -> String {
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .null: return "null"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(let number): return Self.text(of: number)
    case .string(let text): return Self.quoted(text)
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indentation: indentation + 2) }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let fields):
      let lines = fields.sorted { $0.key < $1.key }.map { name, value in
        "\(inner)\(Self.quoted(name)): \(value.text(indentation: indentation + 2))"
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  /// The value as JSON on one line, with sorted fields.
  public var line: String {
    switch self {
    case .null, .bool, .number, .string: return text()
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ",") + "]"
    case .object(let fields):
      let members = fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.line)" }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// A number without a point where it is whole.
  static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
