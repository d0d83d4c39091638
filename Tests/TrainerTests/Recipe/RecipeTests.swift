import Testing

@testable import keyline_train

@Suite struct RecipeTests {
  @Test func `each language has its texts, lists and size`() throws {
    let recipe = try Recipe(
      """
      # a remark
      package talk pip 1.0 abc MIT

      text en talk messages 0.5 *.json
      frequencies en lists en.msgpack
      spelling en words a.*
      spelling en words b.*
      size en 1000 20
      share en 0.4 0.2
      least en 0.5 1 2
      text de talk pages 1 *.html
      """)
    #expect(recipe.languages.keys.sorted() == ["de", "en"])
    let english = try #require(recipe.languages["en"])
    #expect(english.texts == [.init(package: "talk", form: .messages, weight: 0.5, pattern: "*.json")])
    #expect(english.frequencies == [.init(package: "lists", pattern: "en.msgpack")])
    #expect(english.spelling.map(\.pattern) == ["a.*", "b.*"])
    #expect(english.nGrams == 1000)
    #expect(english.tail == 20)
    #expect(english.leastCounts == [0.5, 1, 2])
    #expect(english.readyShare == 0.4)
    #expect(english.frequencyShare == 0.2)
  }

  @Test(arguments: [
    ("text en talk songs 1 *", "there is no form 'songs'"),
    ("text en talk pages much *", "'much' is no weight"),
    ("text en talk pages 1", "'text' has 5 fields behind it"),
    ("size en few 3", "a size is two counts: of n-grams, and of words that are in none"),
    ("least en 1 2 x", "what n-grams have to count is three numbers"),
    ("share en 2 0", "shares are two numbers from 0 to 1: of the ready model, of the frequencies"),
    ("tetx en talk pages 1 *", "there is no 'tetx'"),
  ])
  func `a line that is not understood is named`(line: String, problem: String) {
    #expect(throws: TrainerError.recipe(line: 2, problem)) { try Recipe("# first\n\(line)") }
  }
}
