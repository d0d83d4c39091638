/// The commands that offer words to other programs.
extension CommandDescription {
  static let predict = CommandDescription(
    "keyline predict", "complete words for another program, line by line",
    discussion: """
      Every line on standard input is a JSON object, and is answered by one on standard output: {"context": "see \
      you ", "prefix": "tomo", "n": 1} by {"candidates": ["tomorrow"]}, best first; "lang" asks for another language \
      than --lang. With --learn, {"learn": "a finished text"} teaches, until the command ends; nothing is kept. What \
      cannot be answered, such as a "prefix" with a blank in it, gets {"error": "…"}, and the next line is read.
      """,
    options: [
      OptionDescription("--jsonl", nil, "answer JSON lines"),
      OptionDescription("--lang", .languages, "predict in this language, or in two or three at once"),
      OptionDescription("--learn", nil, "let lines teach, for this run"),
      OptionDescription("--no-repeat", nil, "leave out what was shown for shorter beginnings of a word"),
      help,
    ])

  static let correct = CommandDescription(
    "keyline correct", "correct words for another program, line by line",
    discussion: """
      Every line on standard input is a JSON object, and is answered by one on standard output: {"context": "I have \
      ", "word": "teh", "n": 1} by {"autocorrect": "the", "candidates": ["the"]}, best first; "autocorrect" is null \
      where the word is to stay as it is, and "lang" asks for another language than --lang. Keys are taken to lie as \
      on the layout of the language. With --learn, {"learn": "a finished text"} teaches, until the command ends; \
      nothing is kept. What cannot be answered, such as a "word" with a blank in it, gets {"error": "…"}, and the \
      next line is read.
      """,
    options: [
      OptionDescription("--jsonl", nil, "answer JSON lines"),
      OptionDescription("--lang", .languages, "correct in this language"),
      OptionDescription("--learn", nil, "let lines teach, for this run"),
      help,
    ])
}
