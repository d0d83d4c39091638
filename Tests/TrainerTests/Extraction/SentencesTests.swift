import Testing

@testable import keyline_train

@Suite struct SentencesTests {
  @Test(arguments: [
    ("One thing. Another thing!  And, a third?", ["One thing.", "Another thing!", "And, a third?"]),
    ("He said \u{201C}go on.\u{201D} Then he left", ["He said \"go on.\"", "Then he left"]),
    ("version 1.5 of it", ["version 1.5 of it"]),
    ("don\u{2019}t\u{A0}go", ["don't go"]),
    ("Word", []),
    ("a = b[i] + {c} // 12345", []),
    ("  spaces\tand\nlines  ", ["spaces and lines"]),
    ("", []),
  ])
  func `passages become sentences`(passage: String, sentences: [String]) {
    #expect(Sentences.sentences(in: passage) == sentences)
  }

  @Test func `a run of more words than a sentence has is none`() {
    #expect(Sentences.sentences(in: Array(repeating: "word", count: 61).joined(separator: " ")).isEmpty)
  }
}
