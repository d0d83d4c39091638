/// Takes the numbers of a list off its lines.
///
/// A number counts as such only where it is the line's place in the list: "10. Dezember" is a date.
struct LineNumbering {
  private static let words = [
    "option", "completion", "suggestion", "continuation", "version", "choice", "line", "variant",
  ]
  private static let circled: ClosedRange<UInt32> = 0x2460...0x2473

  private var next = 1

  /// A line without its number, and whatever stood around it; its leading blank stays where it has no number.
  mutating func stripped(_ line: Substring) -> Substring {
    var rest = line.drop { $0.isWhitespace }
    rest = rest.drop { "*_#(".contains($0) }
    if let word = Self.words.first(where: { rest.lowercased().hasPrefix($0) }) {
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace || $0 == "#" }
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let (number, after) = Self.number(digits, in: rest), number == next else { return line }
    var text = after
    while let first = text.first, ".):]*_".contains(first) { text.removeFirst() }
    let separators = after.count - text.count
    // "3 more" is a text; "3. more" and "3 - more" are a list.
    if separators == 0, !digits.isEmpty {
      let trimmed = text.drop { $0.isWhitespace }
      guard let dash = trimmed.first, "-–—".contains(dash), trimmed.dropFirst().first?.isWhitespace == true
      else {
        return line
      }
      text = trimmed.dropFirst()
    }
    guard text.first.map({ $0.isWhitespace || digits.isEmpty || separators > 0 && !$0.isNumber }) ?? true
    else { return line }
    next += 1
    // Behind a number one blank belongs to the list, a second one to the text.
    return text.first?.isWhitespace == true ? text.dropFirst() : text
  }

  private static func number(_ digits: Substring, in rest: Substring) -> (Int, after: Substring)? {
    if let number = Int(digits) { return (number, rest.dropFirst(digits.count)) }
    guard let scalar = rest.unicodeScalars.first, circled.contains(scalar.value) else { return nil }
    return (Int(scalar.value - circled.lowerBound) + 1, rest.dropFirst())
  }
}
