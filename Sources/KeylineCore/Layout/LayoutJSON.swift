/// A JSON value of a layout file, before any field has a meaning.
///
/// Decoding to a tree first, and not into the model's types, lets the reader name unknown fields and the
/// place of every fault.
enum LayoutJSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([LayoutJSON])
  case object([String: LayoutJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Strings first: nearly every value of a layout is one, and each wrong guess costs a thrown error.
    if let string = try value.unlessOtherKind(String.self) {
      self = .string(string)
    } else if let object = try value.unlessOtherKind([String: LayoutJSON].self) {
      self = .object(object)
    } else if let array = try value.unlessOtherKind([LayoutJSON].self) {
      self = .array(array)
    } else if let number = try value.unlessOtherKind(Double.self) {
      self = .number(number)
    } else if let bool = try value.unlessOtherKind(Bool.self) {
      self = .bool(bool)
    } else {
      self = .null
    }
  }
}

extension SingleValueDecodingContainer {
  /// The value, `nil` where the JSON holds one of another kind.
  fileprivate func unlessOtherKind<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    do {
      return try decode(type)
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      return nil
    }
  }
}
