/// A document to type into, and what is typed.
struct WritingSample {
  /// What it is called in the table.
  let name: String
  /// The document's bytes.
  let document: [UInt8]
  /// Where the caret stands before the first key, a byte offset.
  let caret: Int
  /// What is typed over and over, a grapheme a key.
  let typed: String

  /// A document with the caret at its end.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - document: Its text.
  ///   - typed: What is typed.
  init(_ name: String, document: String, typed: String) {
    self.name = name
    self.document = Array(document.utf8)
    caret = self.document.count
    self.typed = typed
  }

  private init(_ name: String, document: [UInt8], caret: Int) {
    self.name = name
    self.document = document
    self.caret = caret
    typed = Self.english
  }

  /// An empty document, which all others are held against.
  static var empty: WritingSample { WritingSample("empty document", document: "", typed: english) }

  /// A paragraph of 1.5 KB in each kind of writing.
  static var paragraphs: [WritingSample] {
    [
      ("English paragraph", english), ("German paragraph", german), ("Chinese paragraph", chinese),
      ("emoji", emoji),
    ]
    .map { WritingSample($0, document: String(repeating: $1, count: 1500 / $1.utf8.count), typed: $1) }
  }

  /// What most editors are slow at.
  static var large: [WritingSample] {
    let file = LargeText.lines(byteCount: 100 << 20)
    let line = LargeText.line(byteCount: 1 << 20)
    return [
      WritingSample("end of 100 MB", document: file, caret: file.count),
      WritingSample("inside a 1 MB line", document: line, caret: line.count / 2),
    ]
  }

  private static let english = "the cook had a long day and went home to sleep, but the house was cold. "
  private static let german = "über den Dächern hängt früher Nebel; größere Vögel fliegen südwärts. "
  private static let chinese = "今天早上我在公园里散步，看见许多老人打太极拳。"
  private static let emoji =
    "ok 👍🏽 we 👨‍👩‍👧 fly 🇩🇪 to 🇫🇷 and ❤️ it 🎉 "
}
