/// What was typed in one go, with the time after each character.
struct TypedRun: Sendable {
  private(set) var text = ""
  private var pauses: [Int] = []

  var isEmpty: Bool { text.isEmpty }

  /// The characters, as scalars.
  var count: Int { text.unicodeScalars.count }

  /// Whether a blank is the last character, behind more than a number.
  var endsWord: Bool { text.utf8.last == 0x20 && text.contains { !$0.isNumber && $0 != " " } }

  mutating func add(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  /// Notes the time after the last character, in milliseconds; nothing where there is none or it is known.
  mutating func pause(_ milliseconds: Int) { if pauses.count < count { pauses.append(milliseconds) } }

  /// The times as a tape has them, each with a blank before it; one where all are the same.
  var times: String {
    guard let first = pauses.first else { return "" }
    return pauses.allSatisfy { $0 == first } ? " \(first)ms" : pauses.map { " \($0)ms" }.joined()
  }
}
