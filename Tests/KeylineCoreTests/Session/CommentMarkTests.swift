import Testing

@testable import KeylineCore

@Suite struct CommentMarkTests {
  @Test(arguments: [
    ("\n# Please enter\n# On branch main\n", "#"), ("\n; Please enter\n;\n", ";"),
    ("fix #1\n\n; On branch main\n;\tmodified: a\n", ";"), ("subject\n", "#"), ("", "#"),
    ("a\n\n;-)\n", "#"), ("\n: Please\r\n", ":"),
    ("\n; ------------------------ >8 ------------------------\n; Do not\n+# code\n", ";"),
    ("\n// ------------------------ >8 ------------------------\ndiff\n", "//"),
    ("a b ------------------------ >8 ------------------------\n", "#"),
  ])
  func `the file shows what begins a comment`(text: String, mark: String) {
    #expect(CommentMark.find(in: PieceTree(text)) == mark)
  }

  @Test func `only a message that Git asked for is looked at`() throws {
    #expect(try Session.sample("a\n; b\n", fileName: "notes.txt").commentMark == "#")
    #expect(try Session.sample("a\n; b\n", fileName: ".git/COMMIT_EDITMSG").commentMark == ";")
  }
}
