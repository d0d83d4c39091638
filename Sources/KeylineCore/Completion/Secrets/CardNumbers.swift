/// Numbers of payment cards: 13 to 19 digits with a check digit, whole or in groups.
enum CardNumbers {
  /// The groups that cards are printed in.
  private static let groupings: [[Int]] = [
    [4, 4, 4, 4], [4, 6, 5], [4, 6, 4], [4, 4, 4, 4, 3], [6, 13], [4, 4, 4, 1],
  ]

  /// Whether a text holds one.
  ///
  /// - Complexity: O(*n*) in the text.
  static func areIn(_ text: String) -> Bool {
    var groups: [[Int]] = []
    var isApart = true
    for character in text {
      if let digit = character.isASCII ? character.wholeNumberValue : nil {
        if isApart || groups.isEmpty {
          groups.append([digit])
        } else {
          groups[groups.count - 1].append(digit)
        }
        isApart = false
      } else {
        // One blank, hyphen or dot parts groups; anything else ends the number.
        let parts = !isApart && (character.isWhitespace && !character.isNewline || "-.‐–".contains(character))
        if !parts {
          if hold(groups) { return true }
          groups = []
        }
        isApart = true
      }
    }
    return hold(groups)
  }

  /// The digits of a line that are a card number or may become one: nine and more, from the first that cards begin with.
  ///
  /// - Complexity: O(*n*) in the line.
  static func beginnings(in line: Substring) -> [Substring] {
    line.split { !$0.isNumber && !" -.".contains($0) }.flatMap { part -> [Substring] in
      let groups = part.split { !$0.isNumber }
      let isPrinted = groups.count == 1 || groups.dropLast().allSatisfy { $0.count == 4 }
      let count = groups.reduce(0) { $0 + $1.count }
      return isPrinted && count >= 9 && groups.first?.first.map { "23456".contains($0) } == true ? groups : []
    }
  }

  private static func hold(_ groups: [[Int]]) -> Bool {
    for start in groups.indices {
      if isCardNumber(groups[start]) { return true }
      for sizes in groupings where start + sizes.count <= groups.count {
        let run = groups[start..<start + sizes.count]
        if run.map(\.count) == sizes, isCardNumber(run.flatMap { $0 }) { return true }
      }
    }
    return false
  }

  private static func isCardNumber(_ digits: [Int]) -> Bool {
    guard (13...19).contains(digits.count), let first = digits.first, (2...6).contains(first) else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let (index, digit) = entry
      let doubled = digit * 2
      return sum + (index % 2 == 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }
}
