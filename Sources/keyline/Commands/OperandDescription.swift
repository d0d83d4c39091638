/// What a command takes after its options.
struct OperandDescription: Hashable, Sendable {
  /// How many words are taken.
  enum Count: Hashable, Sendable { case one, optional, oneOrMore }

  /// The kind of each word.
  let value: ValueKind
  /// How many there are.
  let count: Count

  /// Creates a description.
  init(_ value: ValueKind, _ count: Count = .one) {
    self.value = value
    self.count = count
  }

  /// The operand as a synopsis shows it.
  var usage: String {
    switch count {
    case .one: value.placeholder
    case .optional: "[\(value.placeholder)]"
    case .oneOrMore: "\(value.placeholder)…"
    }
  }
}
