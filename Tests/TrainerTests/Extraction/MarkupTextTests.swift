import Testing

@testable import keyline_train

@Suite struct MarkupTextTests {
  private func page(_ text: String) -> [String] { MarkupText.page.passages(in: Array(text.utf8)) }

  @Test func `a sentence goes on inside of inline elements, and no other tag`() {
    #expect(
      page("<p>One <b>bold</b> word.</p><p>And another</p>").filter { !$0.isEmpty } == [
        "One bold word.", "And another",
      ])
  }

  @Test(arguments: [
    ("<head><title>No</title></head>Yes", ["Yes"]),
    ("<script>if (a < b) { c }</script>Yes", ["Yes"]),
    ("<!-- a > b -->Yes", ["Yes"]),
    ("before<pre>code</pre>after", ["before", "after"]),
    ("never closed <script>code", ["never closed "]),
    ("a < b", ["a < b"]),
    ("cut <b", ["cut "]),
  ])
  func `what is no prose is left out`(markup: String, passages: [String]) {
    #expect(page(markup) == passages)
  }

  @Test func `character references become characters`() {
    #expect(page("caf&eacute; &amp; t&#233;l&#xe9; &unknown; &") == ["café & télé   &"])
  }

  @Test func `answers of a chat program are kept, and what it matches is not`() {
    let aiml =
      "<category><pattern>HELLO</pattern><template>Hi <set name=\"x\">there</set>.<think>no</think></template>"
    #expect(MarkupText.answers.passages(in: Array(aiml.utf8)) == ["Hi there."])
  }
}
