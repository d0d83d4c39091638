/// A JSON value before any field has a meaning.
///
/// A tree first, and not at once the model's types, lets readers name unknown fields and the place of every
/// fault.
public enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a strict JSON text (RFC 8259).
  ///
  /// - Parameter bytes: The text, in UTF-8.
  /// - Throws: The first place at which it is not JSON.
  /// - Complexity: O(*n*) in its length.
  public init(parsing bytes: [UInt8]) throws(JSONFault) { self = try JSONParser.parse(bytes) }

  /// Reads strict JSON that another program has sent, however it came to its texts.
  ///
  /// Half a surrogate pair, as where a program cuts a text without looking, and bytes that are no UTF-8 are read as
  /// U+FFFD: nobody is there to mend them.
  ///
  /// - Parameter bytes: The text.
  /// - Throws: The first place at which it is not JSON.
  /// - Complexity: O(*n*) in its length.
  public init(received bytes: [UInt8]) throws(JSONFault) {
    self = try JSONParser.parse(bytes, as: .received)
  }
}

/// Looking into a value that another program wrote: what is missing or of another kind is nil.
extension JSONValue {
  /// The field of an object.
  public subscript(_ name: String) -> JSONValue? {
    if case .object(let fields) = self { fields[name] } else { nil }
  }

  /// The text, of a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number, of a number that is one.
  public var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  /// The truth value, of one.
  public var bool: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }

  /// The elements, of an array.
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}
