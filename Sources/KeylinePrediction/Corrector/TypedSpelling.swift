/// A typed word, ready to be held against many meant ones: what each of its letters costs as another, put in, or as
/// part of a sound rule.
///
/// Made once a word, so that the search only adds and compares; it never changes, and is shared for the search to copy
/// nothing.
final class TypedSpelling: Sendable {
  /// A sound rule at a place in the word where what it says is written.
  struct RuleUse: Sendable {
    /// The letters before what is written.
    var start: Int
    /// The letters up to its end.
    var end: Int
    /// What may be meant, among `meantLetters`.
    var meant: Range<Int>
    var cost: Float
    /// Whether it holds at the start of the meant word alone.
    var isAtStart: Bool
  }

  /// The most rules that are followed in one word; they are numbered by the bits of a mask.
  private static let mostUses = 64

  /// The letters, folded.
  let letters: [UInt32]
  /// What it costs that each letter was put in.
  let insertions: [Float]
  /// What errors cost.
  let costs: SpellingCosts
  /// What each letter costs as each letter that has a slot.
  let substitutions: [Float]
  /// The rules that may have been at work.
  let uses: [RuleUse]
  /// The letters that the rules lead to, one rule after the other.
  let meantLetters: [UInt32]

  private let keys: KeyProximity?
  private let rules: SoundRules
  private let usesByLetter: [UInt64]
  private let usesElsewhere: UInt64

  /// Prepares a word.
  ///
  /// - Parameters:
  ///   - folded: The word, folded.
  ///   - keys: The keys it was typed with; nil where they say nothing.
  ///   - rules: The language's sound rules.
  ///   - costs: What errors cost.
  /// - Complexity: O(*n*) in its length.
  init(_ folded: String, keys: KeyProximity?, rules: SoundRules, costs: SpellingCosts) {
    let letters = folded.unicodeScalars.map(\.value)
    self.letters = letters
    self.keys = keys
    self.rules = rules
    self.costs = costs
    insertions = letters.indices.map {
      TypedSpelling.insertion(at: $0, in: letters, keys: keys, costs: costs) + ($0 == 0 ? costs.first : 0)
    }
    (uses, meantLetters) = TypedSpelling.uses(of: rules, in: letters)
    var byLetter = [UInt64](repeating: 0, count: LetterSlot.count)
    var elsewhere: UInt64 = 0
    for (number, use) in uses.enumerated() {
      for letter in meantLetters[use.meant] {
        if let slot = LetterSlot.of(letter) {
          byLetter[slot] |= 1 << UInt64(number)
        } else {
          elsewhere |= 1 << UInt64(number)
        }
      }
    }
    usesByLetter = byLetter
    usesElsewhere = elsewhere
    var substitutions: [Float] = []
    substitutions.reserveCapacity(letters.count * LetterSlot.count)
    for letter in letters {
      for slot in 0..<LetterSlot.count {
        substitutions.append(
          TypedSpelling.substitution(
            typed: letter, meant: LetterSlot.letter(slot), keys: keys, rules: rules, costs: costs))
      }
    }
    self.substitutions = substitutions
  }

  /// The rules that a meant letter may be part of, as bits.
  func uses(with meant: UInt32) -> UInt64 {
    LetterSlot.of(meant).map { usesByLetter[$0] } ?? usesElsewhere
  }

  /// What it costs that a letter is written for a meant one that has no slot.
  func substitution(of letter: UInt32, for meant: UInt32) -> Float {
    Self.substitution(typed: letter, meant: meant, keys: keys, rules: rules, costs: costs)
  }

  /// What it costs that a meant letter was left out.
  ///
  /// - Parameters:
  ///   - meant: The letter.
  ///   - previous: The meant letter before it; 0 at the start.
  /// - Returns: The cost.
  func omission(of meant: UInt32, after previous: UInt32) -> Float {
    if meant == previous { return costs.doubling }
    return Self.gap(meant, costs: costs)
  }

  private static func uses(of rules: SoundRules, in letters: [UInt32]) -> ([RuleUse], meant: [UInt32]) {
    var uses: [RuleUse] = []
    var meant: [UInt32] = []
    for start in letters.indices {
      for rule in rules.byFirstLetter[letters[start]] ?? [] where uses.count < mostUses {
        let end = start + rule.typed.count
        guard end <= letters.count, letters[start..<end].elementsEqual(rule.typed) else { continue }
        guard rule.place != .start || start == 0, rule.place != .end || end == letters.count else { continue }
        let first = meant.count
        meant += rule.meant
        uses.append(
          RuleUse(
            start: start, end: end, meant: first..<meant.count, cost: rule.cost,
            isAtStart: rule.place == .start))
      }
    }
    return (uses, meant)
  }

  private static func substitution(
    typed: UInt32, meant: UInt32, keys: KeyProximity?, rules: SoundRules, costs: SpellingCosts
  ) -> Float {
    if typed == meant { return 0 }
    guard let one = Unicode.Scalar(typed), let other = Unicode.Scalar(meant) else {
      return costs.substitution
    }
    let (base, meantBase) = (one.withoutAccent, other.withoutAccent)
    if base == meantBase { return costs.accent }
    var cost = costs.substitution
    if isVowel(base), isVowel(meantBase) { cost = min(cost, costs.vowel) }
    if rules.alike[typed]?.contains(meant) == true { cost = min(cost, costs.sound) }
    if let keys { cost = min(cost, costs.substitution * keys.cost(typing: one, for: other)) }
    return cost
  }

  private static func insertion(
    at index: Int, in letters: [UInt32], keys: KeyProximity?, costs: SpellingCosts
  ) -> Float {
    let letter = letters[index]
    if index > 0, letters[index - 1] == letter { return costs.doubling }
    var cost = gap(letter, costs: costs)
    guard let keys, let scalar = Unicode.Scalar(letter) else { return cost }
    for neighbour in [index - 1, index + 1] where letters.indices.contains(neighbour) {
      guard let other = Unicode.Scalar(letters[neighbour]) else { continue }
      let slip = keys.cost(typing: scalar, for: other)
      if slip > 0, slip < 1 { cost = min(cost, costs.neighbourInsertion + (slip - 0.6)) }
    }
    return cost
  }

  /// What it costs that a letter is written that is not meant, or meant and not written.
  private static func gap(_ letter: UInt32, costs: SpellingCosts) -> Float {
    guard let scalar = Unicode.Scalar(letter) else { return costs.consonantGap }
    switch scalar {
    case "'": return costs.apostrophe
    case "-": return costs.hyphen
    case "h", "e": return costs.silent
    default:
      // A mark of its own is an accent that was written apart from its letter.
      if (0x300..<0x370).contains(letter) { return costs.accent }
      return isVowel(scalar.withoutAccent) ? costs.vowelGap : costs.consonantGap
    }
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }
}

extension TypedSpelling {
  /// What the errors cost that lead from one meant word to this one.
  ///
  /// - Parameters:
  ///   - letters: The meant word's letters, folded.
  ///   - limit: The most they may cost.
  /// - Returns: The cost, nil where it is above the limit.
  /// - Complexity: O(*n m*) in the lengths of both words.
  func cost(meaning letters: [UInt32], limit: Float) -> Float? {
    var rows = ErrorRows(for: self, limit: limit)
    var step = 0
    for letter in letters {
      guard let row = rows.make(letter, below: step, limit: limit) else { return nil }
      step = rows.keep(row, letter: letter, below: step)
    }
    let whole = rows.steps[step].row.whole
    return whole <= limit ? whole : nil
  }
}
