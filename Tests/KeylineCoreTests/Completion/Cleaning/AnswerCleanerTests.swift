import KeylineCore
import Testing

/// Answers as models give them, and what is left of them to insert.
@Suite struct AnswerCleanerTests {
  /// A text before the cursor, an answer, and the completions.
  struct Row: CustomTestStringConvertible {
    let before: String
    let answer: String
    let expected: [String]
    var after = ""
    var testDescription: String { before.debugDescription + " | " + answer.debugDescription }
  }

  private static let on = "Hey, are we still on for"
  private static let clean = [" tonight?", " lunch tomorrow?", " the game?"]
  private static func row(
    _ answer: String, _ expected: [String] = clean, before: String = on, after: String = ""
  ) -> Row {
    Row(before: before, answer: answer, expected: expected, after: after)
  }

  static let lists = [
    row("tonight?\nlunch tomorrow?\nthe game?"), row(" tonight?\n lunch tomorrow?\n the game?\n"),
    row("1. tonight?\n2. lunch tomorrow?\n3. the game?"),
    row(#"["tonight?\ud83d", "lunch tomorrow?", "the game?\ude00"]"#),
    row("1) tonight?\n2) lunch tomorrow?\n3) the game?"),
    row("(1) tonight?\n(2) lunch tomorrow?\n(3) the game?"),
    row("1: tonight?\n2: lunch tomorrow?\n3: the game?"),
    row("1 - tonight?\n2 - lunch tomorrow?\n3 - the game?"), row("①tonight?\n② lunch tomorrow?\n③ the game?"),
    row("#1. tonight?\n#2. lunch tomorrow?\n#3. the game?"),
    row("**1.** tonight?\n**2.** lunch tomorrow?\n**3.** the game?"),
    row("Option 1: tonight?\nOption 2: lunch tomorrow?\nOption 3: the game?"),
    row("Completion 1: tonight?\nCompletion 2: lunch tomorrow?\nCompletion 3: the game?"),
    row("- tonight?\n- lunch tomorrow?\n- the game?"), row("* tonight?\n* lunch tomorrow?\n* the game?"),
    row("• tonight?\n• lunch tomorrow?\n• the game?"),
    row("  – tonight?\n  – lunch tomorrow?\n  – the game?"),
    row("> tonight?\n> lunch tomorrow?\n> the game?"),
    row("\"tonight?\"\n\"lunch tomorrow?\"\n\"the game?\""),
    row("“tonight?”\n“lunch tomorrow?”\n“the game?”"),
    row("1. \"tonight?\"\n2. \"lunch tomorrow?\"\n3. \"the game?\""),
    row("- “tonight?”,\n- “lunch tomorrow?”,\n- “the game?”"),
    row("`tonight?`\n`lunch tomorrow?`\n`the game?`"),
    row("**tonight?**\n*lunch tomorrow?*\n_the game?_"),
    row("```\ntonight?\nlunch tomorrow?\nthe game?\n```"),
    row("```text\ntonight?\nlunch tomorrow?\nthe game?\n```\n"),
    row("[\"tonight?\", \"lunch tomorrow?\", \"the game?\"]"),
    row("<completions>\ntonight?\nlunch tomorrow?\nthe game?\n</completions>"),
    row("...tonight?\n…lunch tomorrow?\n... the game?"), row("tonight?\r\nlunch tomorrow?\r\nthe game?\r\n"),
    row("tonight?\n\n\nlunch tomorrow?\n   \nthe game?"),
    row("---\ntonight?\n---\nlunch tomorrow?\n---\nthe game?"),
  ]

  static let chatter = [
    row("Here are three completions:\n\ntonight?\nlunch tomorrow?\nthe game?"),
    row("Sure!\ntonight?\nlunch tomorrow?\nthe game?"),
    row("Certainly! Here are 3 natural completions:\n1. tonight?\n2. lunch tomorrow?\n3. the game?"),
    row("**Completions:**\n- tonight?\n- lunch tomorrow?\n- the game?"),
    row("Hier sind drei Vorschläge:\ntonight?\nlunch tomorrow?\nthe game?"),
    row("Voici trois suites possibles :\ntonight?\nlunch tomorrow?\nthe game?"),
    row("tonight?\nlunch tomorrow?\nthe game?\nLet me know if you want more."),
    row("以下是三个建议：\ntonight?\nlunch tomorrow?\nthe game?"),
    row("Sure, see you there!", [" Sure, see you there!"], before: "Are you coming?"),
  ]

  static let repetitions = [
    row(
      "Hey, are we still on for tonight?\nHEY, ARE WE STILL ON FOR lunch tomorrow?\nhey, are we still on for the game?"
    ),
    row("still on for tonight?\non for lunch tomorrow?\nfor the game?"),
    row("Hey, are we still on for\ntonight?", [" tonight?"]),
    row("tonight?\nTonight?\ntonight\nlunch?", [" tonight?", " lunch?"]),
    row("“Hey, are we still on for tonight?”", [" tonight?"]),
    row("Hey,  are we  still on for tonight?", [" tonight?"]),
    row("tonight at eight?", ["ight at eight?"], before: "Are we on for ton"),
    row("It’s fine", [" fine"], before: "it's"),
    row("I could come early", ["come early"], before: "I could "),
    row("couldn't make it", ["n't make it"], before: "I could"),
    row("fortune favours us", [" fortune favours us"], before: "the word before "),
  ].map {
    $0.before == "the word before "
      ? row("fortune favours us", ["fortune favours us"], before: $0.before) : $0
  }

  static let joints = [
    row("tonight?", ["tonight?"], before: "on for "), row(" tonight?", ["tonight?"], before: "on for "),
    row("tonight?", ["tonight?"], before: ""),
    row(" at eight\night?", [" at eight", "ight?"], before: "on for ton"), row(", or not?", [", or not?"]),
    row("'s flat", ["'s flat"], before: "at Sam"),
    row("'til noon", [" 'til noon"], before: "wait"), row("?", ["?"]),
    row("see you there", ["see you there"], before: "("), row("said she", [" said she"], before: "\"No\""),
    row("No way", ["No way"], before: "She said \""), row("fact checked", ["fact checked"], before: "well-"),
    row("dear", ["dear"], before: "Hi\n"),
    row("行きますか", ["行きますか"], before: "明日は"),
    row("how are you?\n I am", [" how are you?", " I am"], before: "Hello,"),
    row("at eight", [" at eight"], before: "tonight", after: "\nBye"),
    row("sell the red car", [" sell the"], before: "I will", after: " red car soon"),
    row(
      "10. Dezember um acht\nkommenden Freitag", [" 10. Dezember um acht", " kommenden Freitag"],
      before: "Wir treffen uns am"),
    row("3 more days", [" 3 more days"], before: "It takes"),
    row("1.5 million people", [" 1.5 million people"], before: "Nearly"),
    row("I can't say \"no\" to \"yes\"", [" I can't say \"no\" to \"yes\""], before: "Well, then,"),
  ]

  static let dirt = [
    row("\u{1B}[31mtonight?\u{1B}[0m\n\u{1B}]0;title\u{7}lunch tomorrow?\nthe\u{8} game?"),
    row("\u{202E}tonight?\u{202C}\nlunch\u{200B} tomorrow?\n\u{FEFF}the game?"),
    row("ton\u{AD}ight?\nlunch\u{A0}tomorrow?\nthe\tgame?"),
    row("tonight?\u{2028}lunch tomorrow?\u{2029}the game?"),
    row("👩‍👩‍👧 and ❤️‍🔥", [" 👩‍👩‍👧 and ❤️‍🔥"]), row("می‌خواهم", [" می‌خواهم"], before: "من"),
    row("\u{9B}31mtonight?\u{0}", [" tonight?"]),
    row("<think>\nOkay, the user wants\nme to do\n</think>\ntonight?\nlunch tomorrow?\nthe game?"),
    row("reasons\n</think>\n\ntonight?", [" tonight?"]), row("<think>\nnever ends", []),
    row("e" + String(repeating: "\u{301}", count: 20_000), [" e" + String(repeating: "\u{301}", count: 8)]),
    row("", []), row("\n \n", []), row("```\n```", []), row("\"\"", []),
    row("a\nb\nc\nd\ne", [" a", " b", " c"]),
  ]

  static let rows = lists + chatter + repetitions + joints + dirt

  @Test(arguments: rows) func `an answer becomes completions`(row: Row) {
    let cleaner = AnswerCleaner(CompletionQuery(before: row.before, after: row.after))
    #expect(cleaner.completions(in: row.answer, isWhole: true) == row.expected)
  }

  @Test func `the table has sixty rows`() { #expect(Self.rows.count >= 60) }

  @Test(arguments: rows) func `lines that are shown while streaming stay as they are`(row: Row) {
    let cleaner = AnswerCleaner(CompletionQuery(before: row.before, after: row.after))
    guard !row.answer.hasPrefix("["), !cleaner.completions(in: row.answer, isWhole: true).isEmpty else {
      return
    }
    let whole = cleaner.completions(in: row.answer + "\n", isWhole: false)
    #expect(whole == row.expected)
  }

  @Test func `a line that is still coming or cut off is not shown`() {
    let cleaner = AnswerCleaner(CompletionQuery(before: "on for"))
    #expect(cleaner.completions(in: "tonight?\nlunch tom", isWhole: false) == [" tonight?"])
    #expect(cleaner.completions(in: "tonight?\n", isWhole: false) == [" tonight?"])
    #expect(cleaner.completions(in: "tonig", isWhole: false) == [])
  }

  @Test func `a completion has fewer than 25 words`() {
    let cleaner = AnswerCleaner(CompletionQuery(before: "He said"))
    let long = (1...40).map { "word\($0)" }.joined(separator: " ")
    #expect(cleaner.completions(in: long, isWhole: true).map { $0.split(separator: " ").count } == [24])
    let sentences = "that it was so. " + long
    #expect(cleaner.completions(in: sentences, isWhole: true) == [" that it was so."])
    let unspaced = String(repeating: "長", count: 1000)
    #expect(cleaner.completions(in: unspaced, isWhole: true).first.map { $0.count <= 241 } == true)
  }

  @Test func `nothing that acts on a terminal is left of any bytes`() {
    var random = SystemRandomNumberGenerator()
    let pool: [Unicode.Scalar] = [
      "\u{1B}", "[", "]", "3", "1", "m", "\u{7}", "\u{9B}", "\u{9D}", "\u{202E}", "a", " ", "\n", "\u{200D}",
      "é",
    ]
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<40 { text.append(pool.randomElement(using: &random) ?? "a") }
      let sifted = CharacterSieve.sifted(String(text))
      #expect(
        !sifted.unicodeScalars.contains {
          $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
        })
    }
  }
}
