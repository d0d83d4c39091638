/// The sound rules of one language, found by the letter that what is written begins with.
///
/// One search over the lexicon follows these rules together with slips of the finger, so a spelling that is four
/// letters away, but one or two sounds, is found without an index of codes. The form is that of Brill and Moore, *An
/// Improved Error Model for Noisy Channel Spelling Correction* (2000), with rules written down instead of learnt.
struct SoundRules: Sendable {
  /// The rules by the first letter of what is written.
  let byFirstLetter: [UInt32: [SoundRule]]
  /// Groups of letters that are written for each other.
  let alike: [UInt32: Set<UInt32>]

  /// The rules of a language; one that has none is corrected by slips and accents alone.
  ///
  /// - Parameter language: A BCP 47 code.
  init(language: String) {
    let source: SoundRuleSource? =
      switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
      case "en": .english
      case "de": .german
      case "fr": .french
      case "es": .spanish
      default: nil
      }
    var rules: [UInt32: [SoundRule]] = [:]
    for rule in source?.rules ?? [] { rules[rule.typed[0], default: []].append(rule) }
    byFirstLetter = rules
    var alike: [UInt32: Set<UInt32>] = [:]
    for group in source?.alike ?? [] {
      let letters = group.unicodeScalars.map(\.value)
      for letter in letters { alike[letter, default: []].formUnion(letters) }
    }
    self.alike = alike
  }
}
