import Testing

@testable import KeylineCore

@Suite struct WordRuleTests {
  @Test(arguments: [
    "", "  ", "One.\n", "One. ", "One! ", "One? ", "He said \"One.\" ", "(One.) ", "One… ", "一。 ", "(", "\"",
    "One. (", "One. «", "¿",
  ])
  func `a sentence begins here`(context: String) { #expect(SentenceStart.follows(context)) }

  @Test(arguments: ["a", "a ", "One.", "e.g. ", "A. ", "one, ", "f(", "don'", "one (", "3.5 ", "he said \""])
  func `no sentence begins here`(context: String) { #expect(!SentenceStart.follows(context)) }

  @Test func `letters match in order, runs and beginnings of words best`() throws {
    #expect(FuzzyMatch.score("", in: "Undo") == 0)
    #expect(FuzzyMatch.score("xyz", in: "Undo") == nil)
    #expect(FuzzyMatch.score("odnu", in: "Undo") == nil)
    let initials = try #require(FuzzyMatch.score("sa", in: "Select all"))
    let inside = try #require(FuzzyMatch.score("sa", in: "Disable that"))
    #expect(initials > inside)
    #expect(FuzzyMatch.score("UNDO", in: "Undo") == FuzzyMatch.score("undo", in: "Undo"))
  }

  @Test(
    arguments: [
      ("COMMIT_EDITMSG", Purpose.commitMessage), ("/repo/.git/MERGE_MSG", .commitMessage),
      ("notes.txt", .text), ("COMMIT_EDITMSG.txt", .text), ("", .text), (nil, .text),
    ] as [(String?, Purpose)])
  func `the name of the file tells the purpose`(file: String?, purpose: Purpose) {
    #expect(Purpose(fileName: file) == purpose)
  }
}
