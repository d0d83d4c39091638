/// A JSON value of a file that people write, before any field has a meaning.
///
/// A tree first, and not at once the model's types, lets readers name unknown fields and the place of every
/// fault.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}
