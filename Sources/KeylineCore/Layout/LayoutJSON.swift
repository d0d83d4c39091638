/// A JSON value of a layout file, before any field has a meaning.
///
/// A tree first, and not at once the model's types, lets the reader name unknown fields and the place of
/// every fault.
enum LayoutJSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([LayoutJSON])
  case object([String: LayoutJSON])
}
