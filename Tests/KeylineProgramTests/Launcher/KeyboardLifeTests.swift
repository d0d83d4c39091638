import Testing

@testable import keyline

@Suite struct KeyboardLifeTests {
  @Test(arguments: [nil, "/home/ü/drafts/1.draft"])
  func `a life is read as it is written, before the words of the person`(draft: String?) throws {
    for life in [
      KeyboardLife(), KeyboardLife().next(draft: draft), KeyboardLife().next(draft: nil).next(draft: draft),
    ] {
      var arguments = life.arguments + ["--", "--role=keyboard"]
      #expect(KeyboardLife(takenFrom: &arguments) == life)
      #expect(arguments == ["--", "--role=keyboard"])
    }
  }

  @Test(arguments: [[], ["notes"], ["--role=revived"], ["--role=revived", "x", ""], ["--role=probe"]])
  func `other command lines are no keyboard's, and stay`(words: [String]) {
    var arguments = words
    #expect(KeyboardLife(takenFrom: &arguments) == nil && arguments == words)
  }
}
