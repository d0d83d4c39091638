import KeylineCore

/// Everything that was learned, as one JSON document: what `keyline words export` writes and `import` reads.
enum WordBackup {
  private static let version = 1

  /// Why a document cannot be read, to stand behind its name.
  struct Fault: Error { let clause: String }

  /// Writes a document.
  ///
  /// - Parameter words: What was learned.
  /// - Returns: The document, with a line end behind it.
  static func text(of words: LearnedWords) -> String {
    func place(_ place: Int32) -> JSONValue { .string(words.texts[Int(place)]) }
    func row(_ texts: [JSONValue], _ weight: Float, _ day: Int32, form: String = "") -> JSONValue {
      var fields: [String: JSONValue] = [
        "words": .array(texts), "times": .number(Double(weight)), "day": .number(Double(day)),
      ]
      if !form.isEmpty { fields["form"] = .string(form) }
      return .object(fields)
    }
    let forms = words.forms.map { row([place($0.word)], $0.weight, $0.day, form: $0.form) }
    let sequences = words.sequences.map { sequence in
      let places = [sequence.older, sequence.newer, sequence.last].filter { $0 >= 0 }
      return row(places.map(place), sequence.weight, sequence.day)
    }
    var fields: [String: JSONValue] = [
      "version": .number(Double(version)), "learned": .array(forms + sequences),
    ]
    var (taught, blocked, reverted): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
    for verdict in words.verdicts {
      switch verdict {
      case .taught(let word): taught.append(.string(word))
      case .blocked(let word): blocked.append(.string(word))
      case .reverted(let typed, let other):
        reverted.append(.object(["typed": .string(typed), "to": .string(other)]))
      }
    }
    (fields["taught"], fields["blocked"], fields["reverted"]) = (
      .array(taught), .array(blocked), .array(reverted)
    )
    return JSONValue.object(fields).text() + "\n"
  }

  /// Reads a document.
  ///
  /// - Parameter bytes: The document.
  /// - Returns: What was learned and decided; the places of entries that are none, counted from 1.
  /// - Throws: ``Fault`` when it is no such document.
  static func read(
    _ bytes: [UInt8]
  ) throws(Fault) -> (sequences: [LearnedSequence], verdicts: [WordVerdict], bad: [Int]) {
    let root: JSONValue
    do throws(JSONFault) { root = try JSONValue(parsing: bytes) } catch {
      throw Fault(clause: ": \(error.description)")
    }
    guard let version = root["version"]?.integer, let learned = root["learned"]?.array else {
      throw Fault(
        clause: " has no \"version\" and no list \"learned\", as `keyline words export` writes them")
    }
    guard version == Self.version else {
      throw Fault(clause: " is of version \(version), which only a newer Keyline can read")
    }
    var sequences: [LearnedSequence] = []
    var bad: [Int] = []
    for (index, entry) in learned.enumerated() {
      if let sequence = sequence(entry) { sequences.append(sequence) } else { bad.append(index + 1) }
    }
    let verdicts =
      words(root["taught"]).map(WordVerdict.taught) + words(root["blocked"]).map(WordVerdict.blocked)
      + (root["reverted"]?.array ?? []).compactMap { pair in
        guard let typed = pair["typed"]?.string, let other = pair["to"]?.string else { return nil }
        return .reverted(typed: typed, to: other)
      }
    return (sequences, verdicts, bad)
  }

  private static func words(_ list: JSONValue?) -> [String] {
    (list?.array ?? []).compactMap(\.string).filter {
      !$0.isEmpty && $0.unicodeScalars.count <= WordImport.longest
    }
  }

  private static func sequence(_ entry: JSONValue) -> LearnedSequence? {
    guard let words = entry["words"]?.array?.compactMap(\.string),
      words.count == entry["words"]?.array?.count,
      (1...3).contains(words.count), let last = words.last, WordImport.isWord(last),
      words.allSatisfy({ WordImport.isWord($0) || LearnedSequence.marks.contains($0) }),
      case .number(let times)? = entry["times"], (0..<WordImport.most).contains(times),
      let day = entry["day"]?.integer, (0..<1_000_000).contains(day)
    else { return nil }
    let form = entry["form"]?.string ?? ""
    guard form.isEmpty || form == LearnedSequence.unknownForm || LearnedSequence.folded(form) == last else {
      return nil
    }
    return LearnedSequence(
      words: words.map(LearnedSequence.folded), form: words.count == 1 ? form : "", weight: times, day: day)
  }
}
