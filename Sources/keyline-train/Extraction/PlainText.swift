/// Text without markup, in the forms that it comes in.
enum PlainText {
  /// The paragraphs of a text with hard line ends.
  static func paragraphs(in text: String) -> [String] {
    var result: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if !lines.isEmpty { result.append(lines.joined(separator: " ")) }
        lines = []
      } else {
        lines.append(line)
      }
    }
    return lines.isEmpty ? result : result + [lines.joined(separator: " ")]
  }

  /// The paragraphs of quotations, without their authors.
  static func quotations(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      return line == "%" || start.hasPrefix("--") || start.hasPrefix("\u{2014}") ? "" : line
    }
    return paragraphs(in: lines.joined(separator: "\n"))
  }

  /// The items of lists, without quotation marks.
  static func items(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      guard start.hasPrefix("- ") else { return nil }
      let item = start.drop { $0 == "-" || $0 == " " }
      let quotes: Set<Character> = ["\"", "'"]
      guard let quote = item.first, quotes.contains(quote), item.last == quote, item.count > 1 else {
        return String(item)
      }
      return String(item.dropFirst().dropLast())
    }
  }

  /// The explanations and examples of WordNet's lines.
  static func glosses(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      guard let bar = line.firstIndex(of: "|") else { return [] }
      return line[line.index(after: bar)...].split(separator: ";").map { gloss in
        String(gloss.filter { $0 != "\"" })
      }
    }
  }
}
