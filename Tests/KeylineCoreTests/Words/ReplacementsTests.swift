import Testing

@testable import KeylineCore

@Suite struct ReplacementsTests {
  private func table(_ rows: [(String, String)]) throws -> Replacements {
    Replacements(try rows.map { try Replacement(shortcut: $0.0, text: $0.1) })
  }

  @Test(
    arguments: [
      ("omw", "on my way"), ("Omw", "On my way"), ("OMW", "ON MY WAY"), ("oMw", nil), ("om", nil),
      ("omww", nil),
      ("", nil), ("Mfg", "Mit freundlichen Grüßen"), ("mfg", nil), ("MFG", nil), ("->", "→"), ("b", "be"),
      ("B", "Be"), ("été", "summer"), ("Été", "Summer"), ("ÉTÉ", "SUMMER"),
      ("don't", "do not"), ("addr", "1 Main Street\nSpringfield"), ("Addr", "1 Main Street\nSpringfield"),
    ] as [(String, String?)])
  func `the text takes the case of what was typed`(typed: String, text: String?) throws {
    let replacements = try table([
      ("omw", "on my way"), ("Mfg", "Mit freundlichen Grüßen"), ("->", "→"), ("b", "be"), ("été", "summer"),
      ("don't", "do not"), ("addr", "1 Main Street\nSpringfield"),
    ])
    #expect(replacements.text(for: typed) == text)
  }

  @Test func `an empty table has nothing for anything`() {
    #expect(Replacements().text(for: "omw") == nil)
    #expect(Replacements().text(for: String(repeating: "a", count: 10_000)) == nil)
  }

  @Test func `a shortcut stands once, whatever its case`() throws {
    var replacements = try table([("omw", "on my way"), ("OMW", "oh my word")])
    #expect(replacements.all.map(\.text) == ["oh my word"])
    #expect(replacements["omw"]?.shortcut == "OMW")
    #expect(replacements.remove("Omw")?.text == "oh my word")
    #expect(replacements.isEmpty && replacements.remove("omw") == nil)
  }

  @Test(arguments: [
    ("", "x", ReplacementFault.noShortcut), (String(repeating: "a", count: 33), "x", .longShortcut),
    ("two words", "x", .shortcutIsNoWord), ("a\u{1b}", "x", .shortcutIsNoWord),
    ("a\n", "x", .shortcutIsNoWord),
    ("a", "", .noText), ("a", String(repeating: "x", count: 4_097), .longText),
    ("a", "x\u{1b}[2J", .controlInText),
    ("a", "x\r\ny", .controlInText),
  ])
  func `what makes no replacement is said`(shortcut: String, text: String, fault: ReplacementFault) {
    #expect(throws: fault) { try Replacement(shortcut: shortcut, text: text) }
    #expect(!fault.clause.isEmpty)
  }
}
