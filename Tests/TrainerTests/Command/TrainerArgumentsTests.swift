import Testing

@testable import keyline_train

@Suite struct TrainerArgumentsTests {
  private let whole = ["--language", "en", "--recipe", "r", "--cache", "c", "--output", "o"]

  @Test func `all options are read`() throws {
    let arguments = try #require(try TrainerArguments.parse(whole + ["--words", "w"]))
    #expect(arguments == TrainerArguments(language: "en", recipe: "r", cache: "c", output: "o", words: "w"))
  }

  @Test func `help is asked for alone or beside others`() throws {
    #expect(try TrainerArguments.parse(["--help"]) == nil)
    #expect(try TrainerArguments.parse(whole + ["-h"]) == nil)
  }

  @Test(arguments: [
    (["--languag", "en"], "there is no option '--languag'; 'keyline-train --help' lists them"),
    (["--language"], "'--language' needs something behind it"),
    (["--language", "en"], "'--cache' is missing; 'keyline-train --help' says what it is"),
  ])
  func `what is missing or unknown is named`(arguments: [String], sentence: String) {
    #expect(throws: TrainerError.usage(sentence)) { try TrainerArguments.parse(arguments) }
  }
}
