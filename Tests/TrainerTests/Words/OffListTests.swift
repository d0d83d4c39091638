import Foundation
import Testing

@testable import keyline_train

/// The lists of words that are not completed, and which forms belong to them.
@Suite struct OffListTests {
  private func isOffensive(_ word: String, in language: String) throws -> Bool {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Models")
    let list = try String(contentsOf: folder.appending(path: "offensive-\(language).txt"), encoding: .utf8)
    return WordSelection.isOffensive(word, Set(list.split(separator: "\n").map(String.init)))
  }

  @Test(arguments: [
    (
      "en",
      "fucks fucker fuckers motherfuckers fuckable cunts cunty shits shitting shitty shithead bitches bitchy whores"
    ),
    (
      "en",
      "sluts slutty dicks cocks wankers wanking pissing pisser raping rapists titties retarded niggas"
    ),
    (
      "de",
      "arsches arschlöchern arschficker fickst gefickter fotzen huren hurensöhne negern nutten scheißen wichsern"
    ),
    ("fr", "connards connasses enculés merdes merdes putes salopes pédés branleurs niquer"),
    ("es", "cabronas cojones coños gilipollas joder mierdas pendejos putas maricones"),
  ])
  func `forms and compounds belong to it`(language: String, words: String) throws {
    for word in words.split(separator: " ") {
      #expect(try isOffensive(String(word), in: language), "\(word)")
    }
  }

  @Test(arguments: [
    (
      "en",
      "scunthorpe class assess assassin asset pass cockpit cocktail cocked dickens analysis analyst titan title"
    ),
    (
      "en",
      "spicy spices spiced cumin document accumulate niggle hoard shoe grape drapes raccoon tycoon therapist pissarro"
    ),
    ("en", "hello arsenal button swank crape assen shitake peacock hancock sussex essex"),
    ("de", "marsch barsch fickle klassisch huronen negation nuttella möser spaß mongolei figur"),
    ("fr", "arbitre bitume dispute député réputation computer concon connaître pédaler niche"),
    ("es", "computadora disputa reputación pollo apollo marcar coñac picar"),
  ])
  func `ordinary words that hold one do not`(language: String, words: String) throws {
    for word in words.split(separator: " ") {
      #expect(try !isOffensive(String(word), in: language), "\(word)")
    }
  }
}
