import KeylineTestSupport
import Testing

@testable import keyline_train

@Suite struct SpellingDictionaryTests {
  @Test func `names with capitals inside are those that the list has so`() throws {
    let folder = try TemporaryFolder()
    try folder.write("5\nthe\nLondon/M\nNASA/M\nGitHub/M\niPhone/M\n", to: "own.dic")
    let dictionary = SpellingDictionary(path: folder.path(of: "own"), scratch: folder.path)
    #expect(try dictionary.mixedForms() == ["github": "GitHub", "iphone": "iPhone"])
  }
}
