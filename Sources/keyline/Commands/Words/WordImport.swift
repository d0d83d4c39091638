import KeylineCore
import KeylinePrediction

/// What `keyline words import` reads: a list of words, or what `export` has written.
struct WordImport {
  /// What is to be added.
  private(set) var sequences: [LearnedSequence] = []
  private(set) var verdicts: [WordVerdict] = []
  /// One sentence about what could not be used; nil when everything could.
  private(set) var leftOut: String?

  /// The words that are written or taught, folded.
  var words: Set<String> {
    Set(sequences.lazy.filter { $0.words.count == 1 }.map { $0.words[0] }).union(taught)
  }

  /// The words that are taught, folded.
  var taught: [String] {
    verdicts.compactMap { if case .taught(let word) = $0 { LearnedSequence.folded(word) } else { nil } }
  }

  /// More than any count of a word.
  static let most = 1_000_000.0
  /// The most scalars of a word.
  static let longest = LearnableWord.longest

  /// Whether a text is a word that can be learned.
  static func isWord(_ text: String) -> Bool { LearnableWord.isOne(text) }

  /// Reads a file.
  ///
  /// - Parameter file: The file, or standard input.
  /// - Throws: `CommandFailure` when nothing of it can be used.
  init(_ file: OperandFile) throws(CommandFailure) {
    let bytes = try file.read()
    guard let first = bytes.first(where: { !" \t\r\n".utf8.contains($0) }) else {
      throw CommandFailure(message: "\(file.title) is empty: give it one word a line.")
    }
    var bad: [Int]
    if first == UInt8(ascii: "{") {
      do throws(WordBackup.Fault) {
        (sequences, verdicts, bad) = try WordBackup.read(bytes)
      } catch {
        throw CommandFailure(message: "\(file.title)\(error.clause).")
      }
    } else {
      bad = readLines(bytes)
    }
    guard let place = bad.first else { return }
    let unit = first == UInt8(ascii: "{") ? ("entry", "entries") : ("line", "lines")
    let rule =
      unit.0 == "line"
      ? "a line has one word and a count where that is not 1, and \(LearnableWord.rule)"
      : "an entry has \"words\", one to three of them, \"times\" and \"day\", as `keyline words export` writes them"
    let reason = ": \(rule)"
    guard !sequences.isEmpty || !verdicts.isEmpty else {
      throw CommandFailure(message: "\(file.title), \(unit.0) \(place)\(reason); nothing was added.")
    }
    leftOut =
      bad.count == 1
      ? "\(file.title), \(unit.0) \(place) was left out\(reason)."
      : "\(bad.count) \(unit.1) of \(file.title) were left out, the first is \(unit.0) \(place)\(reason)."
  }

  /// Reads one word a line, with an optional count behind it.
  ///
  /// - Returns: The numbers of the lines that are no words.
  private mutating func readLines(_ bytes: [UInt8]) -> [Int] {
    var bad: [Int] = []
    var places: [String: Int] = [:]
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let parts = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let word = parts.first.map(String.init) else { continue }
      let times = parts.count == 1 ? 1 : Double(parts[1]) ?? -1
      guard parts.count <= 2, Self.isWord(word), times > 0, times < Self.most else {
        bad.append(index + 1)
        continue
      }
      let folded = LearnedSequence.folded(word)
      if let place = places[word] {
        sequences[place].weight += times
      } else {
        places[word] = sequences.count
        sequences.append(
          LearnedSequence(
            words: [folded], form: word == folded ? "" : word, weight: times, day: WordsRun.today))
      }
    }
    return bad
  }
}
