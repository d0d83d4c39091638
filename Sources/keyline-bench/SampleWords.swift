import KeylineCore
import KeylineTestSupport

/// Pronounceable words that mean nothing, in a fixed order.
///
/// They stand in no text, so that one that has just been typed is recognised on the screen.
struct SampleWords {
  private var random: SplitMix

  /// Begins a row of words.
  ///
  /// - Parameter seed: The same seed gives the same words.
  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The next word: four to eight small letters.
  mutating func next() -> String {
    let consonants = Array("bdfgklmnprstvz")
    let vowels = Array("aeiou")
    let syllables = 2 + Int.random(in: 0...2, using: &random)
    return (0..<syllables).reduce(into: "") { word, _ in
      word.append(consonants[Int.random(in: consonants.indices, using: &random)])
      word.append(vowels[Int.random(in: vowels.indices, using: &random)])
    }
  }
}
