import KeylinePrediction

/// Counts as people write them down.
extension WordCounts {
  /// A line that says nothing about a word.
  public struct UnreadableLine: Error, CustomStringConvertible {
    /// The line.
    public let description: String
  }

  /// Reads counts, one a line: `see 12` of a word, `see you 8` of one that follows another.
  ///
  /// Behind the count of a word may stand what it is: `misspelled`, or `offensive`, as the words of the off-list are.
  ///
  /// - Parameter text: The lines.
  /// - Throws: ``UnreadableLine`` with the first line that is no such.
  /// - Complexity: O(*n*) in the text.
  public init(parsing text: String) throws(UnreadableLine) {
    self.init()
    for line in text.split(separator: "\n") {
      var fields = line.split(separator: " ").map(String.init)
      let mark = fields.last.flatMap { Self.marks[$0] }
      if mark != nil { fields.removeLast() }
      guard let count = fields.popLast().flatMap(Double.init), count >= 1 else {
        throw UnreadableLine(description: String(line))
      }
      switch fields.count {
      case 1: words.append(Word(text: fields[0], count: count, traits: mark ?? Word.plain))
      case 2 where mark == nil: pairs.append(Pair(first: fields[0], second: fields[1], count: count))
      default: throw UnreadableLine(description: String(line))
      }
    }
  }

  private static let marks: [String: WordTraits] = [
    "misspelled": [.indexed], "offensive": Word.plain.union(.offensive),
  ]
}
